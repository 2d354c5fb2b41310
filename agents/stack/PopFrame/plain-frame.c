/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame works on the frame of a Java method that a Java method called.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopInvocation", .args = LIST("static"), .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
