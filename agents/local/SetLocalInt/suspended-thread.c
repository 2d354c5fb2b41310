/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalInt writes a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, 1, 1, 0x7654321)));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
