/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("NotifyFramePop returns NO_MORE_FRAMES beyond the oldest frame of a virtual thread.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
}

static void call(jthread thread, jint depth)
{
    SAY_CALL(NotifyFramePop, thread, depth);
}

/* The last one is valid: the frame of a refused one must not be posted beside it. */
static void act(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    on(FramePop, popped);
    must(SuspendThread, thread);
    must(GetFrameCount, thread, &count);
    call(thread, count);
    call(thread, count + 3);
    call(thread, 0x7fffffff);
    call(thread, depth_of_method(thread, OUTER));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE_BUT_RUNNING,
     .needs = {
         .can_suspend = 1, .can_generate_frame_pop_events = 1, .can_support_virtual_threads = 1});
