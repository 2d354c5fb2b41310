/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("No frame of a virtual thread is popped unless it is suspended or current.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
}

FRAMES_TEST(.cases = EVERY_SITUATION, .needs = {.can_pop_frame = 1});
