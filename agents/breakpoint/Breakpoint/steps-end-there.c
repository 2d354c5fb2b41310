/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("Breakpoint is posted again where steps were disabled at the first arrival.");

static jmethodID callee;

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (method != callee || location != 3 || !is_case("in-the-step"))
        return;
    say("step %s %d", short_method_name(method), (int)location);
    off_thread(SingleStep, thread);
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("breakpoint %s %d", short_method_name(method), (int)location);
    if (is_case("in-the-breakpoint"))
        off_thread(SingleStep, thread);
}

static void observe(JNIEnv *jni, jobject klass)
{
    callee = static_method_id(jni, klass, "callee", "()I");
    must(SetBreakpoint, callee, 3);
    on_thread(Breakpoint, hit, current_thread());
    on_thread(SingleStep, step, current_thread());
}

TEST(.target = "breakpoint.EqualEnds", .probe = observe,
     .cases = LIST("in-the-step", "in-the-breakpoint"),
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1});
