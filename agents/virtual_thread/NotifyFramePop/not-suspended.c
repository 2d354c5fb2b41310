/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("NotifyFramePop refuses a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    SAY_OF_OUTER(NotifyFramePop, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_generate_frame_pop_events = 1, .can_support_virtual_threads = 1});
