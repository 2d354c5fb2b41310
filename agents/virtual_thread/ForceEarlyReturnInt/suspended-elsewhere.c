/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("ForceEarlyReturnInt on a virtual thread suspended anywhere works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    SAY_CALL(ForceEarlyReturnInt, thread, 8);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = LIST("running", "native", "blocked"),
     .needs = {.can_force_early_return = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
