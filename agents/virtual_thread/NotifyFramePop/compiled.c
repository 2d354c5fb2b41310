/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("NotifyFramePop works on compiled frames of a suspended virtual thread.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jmethodID top = NULL;
    jlocation location = 0;
    must(GetFrameLocation, thread, 0, &top, &location);
    say("FramePop: %s%s on %s, by exception %s", method_name(method),
        top == method ? "" : ", not the top frame", thread_name(thread), truth(by_exception));
}

static void act(JNIEnv *jni, jthread thread)
{
    on_thread(FramePop, popped, thread);
    must(SuspendThread, thread);
    for (int which = OUTER; which >= INNER; which--)
        say("%s: %s", compiled_names[which],
            error_name(ti_if_able(NotifyFramePop, thread, compiled_depth(thread, which))));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
