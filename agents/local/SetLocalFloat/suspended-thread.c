/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalFloat writes a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("SetLocalFloat: %s", error_name(ti_if_able(SetLocalFloat, thread, 1, 4, -0.375f)));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
