/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("FramePop is posted once for frames of obsolete methods, requested before or after redefinition.");

static void JNICALL on_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say_top_frame_event("pop", method, top_frame_location());
    say("by exception: %s", truth(by_exception));
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    on_thread(FramePop, on_pop, thread);
    say("inner: %s", error_name(ti_if_able(NotifyFramePop, NULL, 1)));
    redefine_framed(jni, 1);
    say("outer: %s", error_name(ti_if_able(NotifyFramePop, NULL, 2)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_in_mark(jni, subject, on_breakpoint);
}

TEST(.target = "redefine.Framing", .args = LIST("outer"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1});
