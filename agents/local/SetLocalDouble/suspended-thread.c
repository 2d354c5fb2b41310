/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalDouble writes a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("SetLocalDouble: %s", error_name(ti_if_able(SetLocalDouble, thread, 1, 5, 4096.5)));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
