/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("PopFrame refuses a virtual thread that is neither suspended nor current.");

/* The topmost frame may be one of a native method. */
static void act(JNIEnv *jni, jthread thread)
{
    bool is_java = is_case("running") || is_case("blocked");
    say("PopFrame: %s", error_name(is_java ? ti_if_able(PopFrame, thread) : ti(PopFrame, thread)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE, .needs = {.can_pop_frame = 1, .can_support_virtual_threads = 1});
