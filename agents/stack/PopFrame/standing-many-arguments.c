/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame of a suspended thread restores arguments of many types for a compiled caller.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.StandingManyArguments", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
