/* SPDX-License-Identifier: Apache-2.0 */
#include "../warm.h"

TITLE("Frames of a suspended virtual thread whose methods have run often pop as requested.");

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
        say("%s: %s", warm_names[which],
            error_name(ti(NotifyFramePop, thread, depth_of(jni, thread, which))));
    must(ResumeThread, thread);
}

WARM_TEST(.needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
