/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("GetStackTrace returns ILLEGAL_ARGUMENT where it begins beyond a virtual thread's stack.");

static void call(const char *start_name, jthread thread, jint start)
{
    jvmtiFrameInfo frame = {0};
    jint count = 0;
    say("start %s: %s", start_name,
        error_name(ti(GetStackTrace, thread, start, 1, &frame, &count)));
}

static void act(JNIEnv *jni, jthread thread)
{
    jint depth = 0;
    must(SuspendThread, thread);
    must(GetFrameCount, thread, &depth);
    call("at the depth", thread, depth);
    call("three beyond it", thread, depth + 3);
    call("at the greatest number", thread, 0x7fffffff);
    call("one before the oldest frame", thread, -depth - 1);
    call("at the least number", thread, -0x7fffffff - 1);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE_BUT_RUNNING,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
