/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("A breakpoint set in an ExceptionCatch callback at the handler's location is posted at once.");

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (method != recover_method(jni))
        return;
    say_ordered_caught(env, jni, thread, method, location, exception);
    must(SetBreakpoint, method, location);
    must(SetBreakpoint, method, location + 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    recover_method(jni);
    on_thread(ExceptionCatch, caught, current_thread());
    on_thread(Breakpoint, say_ordered_hit, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_exception_events = 1});
