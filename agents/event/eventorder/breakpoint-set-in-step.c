/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("A breakpoint set in a SingleStep callback at the current location is posted at once.");

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    say_ordered_step(env, jni, thread, method, location);
    if (known(method) == NULL || location != 0)
        return;
    must(SetBreakpoint, method, location);
    say("set");
    off_thread(SingleStep, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on_thread(Breakpoint, say_ordered_hit, current_thread());
    on_thread(SingleStep, step, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
