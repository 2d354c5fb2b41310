/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalLong writes a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, 1, 2, -0x700000003LL)));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
