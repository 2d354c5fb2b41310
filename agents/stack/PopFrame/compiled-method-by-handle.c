/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a new call of a compiled method through a method handle is repeated.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopHandle", .args = LIST("method"), .probe = observe,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_pop_frame = 1, .can_suspend = 1});
