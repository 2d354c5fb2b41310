/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt needs the capability in the environment that calls it.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiEnv *other = new_environment();
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s",
        error_name(ti_if_able_in(other, ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
