/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("ForceEarlyReturnInt refuses a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    /* In its other states the topmost frame may be native. */
    bool in_java = is_case("running") || is_case("blocked");
    jvmtiError error = in_java ? ti_if_able(ForceEarlyReturnInt, thread, 8)
                               : ti(ForceEarlyReturnInt, thread, 8);
    say("ForceEarlyReturnInt: %s", error_name(error));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_force_early_return = 1, .can_support_virtual_threads = 1});
