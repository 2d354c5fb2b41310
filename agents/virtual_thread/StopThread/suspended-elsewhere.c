/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("StopThread on a virtual thread suspended anywhere works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/FramesInState"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    must(SuspendThread, thread);
    SAY_CALL(StopThread, thread, sent);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {.can_signal_thread = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
