/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a call through a method handle is repeated with the same operands.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopHandle", .args = LIST("handle"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_pop_frame = 1, .can_suspend = 1});
