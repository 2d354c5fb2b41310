/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("MethodExit of obsolete methods reports their own ids and results.");

static void JNICALL on_exit_of(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                               jboolean by_exception, jvalue value)
{
    if (!is_framed(method) || strstr(method_name(method), ".mark") != NULL)
        return;
    say_top_frame_event("exit", method, top_frame_location());
    say("by exception: %s, result %d", truth(by_exception), (int)value.i);
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    redefine_framed(jni, 1);
    on_thread(MethodExit, on_exit_of, thread);
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_in_mark(jni, subject, on_breakpoint);
}

TEST(.target = "redefine.Framing", .args = LIST("outer"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_method_exit_events = 1});
