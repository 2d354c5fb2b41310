/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("SingleStep enabled in a Breakpoint callback is posted from the next location on.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say_ordered_hit(env, jni, thread, method, location);
    on_thread(SingleStep, say_ordered_step, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(SetBreakpoint, touch_method(jni), 1);
    on_thread(Breakpoint, hit, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
