/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("GetFrameLocation returns NO_MORE_FRAMES beyond the oldest frame of a virtual thread.");

static void call(jthread thread, jint depth)
{
    jmethodID method = NULL;
    jlocation location = 0;
    SAY_CALL(GetFrameLocation, thread, depth, &method, &location);
}

static void act(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    must(SuspendThread, thread);
    must(GetFrameCount, thread, &count);
    call(thread, count);
    call(thread, count + 3);
    call(thread, 0x7fffffff);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE_BUT_RUNNING,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
