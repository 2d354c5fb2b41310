/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("A breakpoint set in a MethodEntry callback at the first location is posted at once.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method != touch_method(jni))
        return;
    off_thread(MethodEntry, thread);
    say_ordered_entry(env, jni, thread, method);
    must(SetBreakpoint, method, 0);
}

static void observe(JNIEnv *jni, jobject unused)
{
    touch_method(jni);
    on_thread(Breakpoint, say_ordered_hit, current_thread());
    on_thread(MethodEntry, entered, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_breakpoint_events = 1});
