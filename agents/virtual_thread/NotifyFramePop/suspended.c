/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("NotifyFramePop works on a suspended virtual thread in each state.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jthread current = NULL;
    jmethodID top = NULL;
    jlocation location = 0;
    must(GetCurrentThread, &current);
    must(GetFrameLocation, thread, 0, &top, &location);
    say("FramePop: %s%s on %s%s, by exception %s", method_name(method),
        top == method ? "" : ", not the top frame", thread_name(thread),
        (*jni)->IsSameObject(jni, thread, current) ? "" : ", not the current thread",
        truth(by_exception));
}

static void act(JNIEnv *jni, jthread thread)
{
    on_thread(FramePop, popped, thread);
    must(SuspendThread, thread);
    say("NotifyFramePop: %s",
        error_name(ti_if_able(NotifyFramePop, thread, depth_of_method(thread, OUTER))));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
