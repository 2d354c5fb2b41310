/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("Breakpoint is posted at the same location of a method and of its caller while steps are enabled.");

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("breakpoint %s %d", short_method_name(method), (int)location);
}

static void observe(JNIEnv *jni, jobject klass)
{
    must(SetBreakpoint, static_method_id(jni, klass, "callee", "()I"), 3);
    must(SetBreakpoint, static_method_id(jni, klass, "caller", "()I"), 3);
    on_thread(Breakpoint, hit, current_thread());
    on_thread(SingleStep, step, current_thread());
}

TEST(.target = "breakpoint.EqualEnds", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1});
