/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("ForceEarlyReturnInt refuses a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, thread, 8)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_force_early_return = 1, .can_support_virtual_threads = 1});
