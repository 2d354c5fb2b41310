/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("StopThread refuses a virtual thread that is neither suspended nor current.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/FramesInState"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    SAY_CALL(StopThread, thread, sent);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE, .needs = {.can_signal_thread = 1, .can_support_virtual_threads = 1});
