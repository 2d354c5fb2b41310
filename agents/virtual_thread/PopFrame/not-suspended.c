/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("PopFrame refuses a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE, .needs = {.can_pop_frame = 1, .can_support_virtual_threads = 1});
