/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalDouble requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalDouble: %s", error_name(ti_if_able(SetLocalDouble, thread, 1, 5, 4096.5)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("SetLocalDouble: %s", error_name(ti_if_able(SetLocalDouble, thread, 1, 5, 4096.5)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
