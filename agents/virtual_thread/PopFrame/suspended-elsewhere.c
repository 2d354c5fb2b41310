/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("The frame of a virtual thread suspended elsewhere is popped, or OPAQUE_FRAME leaves it.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = EVERY_SITUATION, .needs = {.can_pop_frame = 1, .can_suspend = 1});
