/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"
#include "../popped.h"

TITLE("PopFrame on a virtual thread suspended anywhere works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say_pop(thread, "Lvirtual_thread/FramesInState");
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_pop_frame = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
