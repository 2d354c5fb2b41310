/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Arguments of a call that PopFrame has undone stay alive until the call is repeated.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    collect_and_refill(jni);
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopInvocation", .args = LIST("fresh"), .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
