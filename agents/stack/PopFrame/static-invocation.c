/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a static call is repeated with the same operands.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopInvocation", .args = LIST("static"), .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
