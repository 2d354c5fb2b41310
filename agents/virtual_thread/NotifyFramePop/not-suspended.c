/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("Frame pops are requested of a virtual thread only if it is suspended or current.");

static void act(JNIEnv *jni, jthread thread)
{
    say("NotifyFramePop: %s", error_name(ti(NotifyFramePop, thread, depth_of(thread, "outer"))));
}

FRAMES_TEST(.cases = EVERY_SITUATION, .needs = {.can_generate_frame_pop_events = 1});
