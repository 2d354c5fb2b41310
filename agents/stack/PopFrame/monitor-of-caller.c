/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame leaves the caller a monitor that it has entered before the popped method entered it again.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopOwning", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
