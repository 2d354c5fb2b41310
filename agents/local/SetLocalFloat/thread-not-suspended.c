/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalFloat requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SetLocalFloat: %s", error_name(ti_if_able(SetLocalFloat, thread, 1, 4, -0.375f)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("SetLocalFloat: %s", error_name(ti_if_able(SetLocalFloat, thread, 1, 4, -0.375f)));
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
