/* SPDX-License-Identifier: Apache-2.0 */
#include "../event_lines.h"
#include "../ready.h"

TITLE("A frame pop requested while a suspended virtual thread has no carrier comes, once.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s %s", method_name(method), on_current(jni, thread));
}

static void act(JNIEnv *jni, jthread thread)
{
    on(FramePop, popped);
    must(SuspendThread, thread);
    say("NotifyFramePop: %s", error_name(ti(NotifyFramePop, thread, depth_of(thread, "act"))));
    say("NotifyFramePop: %s", error_name(ti(NotifyFramePop, thread, depth_of(thread, "run"))));
    must(ResumeThread, thread);
}

READY_TEST(.cases = LIST(READY_WITH_FRAMES),
           .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
