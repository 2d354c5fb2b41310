/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt returns to the caller of a method handle.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 1000)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopHandle", .args = LIST("handle"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_force_early_return = 1, .can_suspend = 1});
