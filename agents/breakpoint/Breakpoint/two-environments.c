/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../stepped.h"

TITLE("Breakpoint and SingleStep are posted only to the environment that enabled each.");

static void say_event(const char *event, jvmtiEnv *env, JNIEnv *jni, jthread thread,
                      jmethodID method, jlocation location)
{
    if (is_stepped(jni, method))
        say("%s: %s at %d", recipient(env, jni, thread), event, (int)location);
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say_event("Breakpoint", env, jni, thread, method, location);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say_event("SingleStep", env, jni, thread, method, location);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.Breakpoint = hit;
    assay_callbacks.SingleStep = stepped;
    if (is_case("first"))
        move_to_second_environment(&(jvmtiCapabilities){.can_generate_single_step_events = 1});
    else
        move_to_second_environment(&(jvmtiCapabilities){.can_generate_breakpoint_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    jvmtiEnv *one = is_case("first") ? assay_env : second_environment;
    jvmtiEnv *other = is_case("first") ? second_environment : assay_env;
    enable_in(one, JVMTI_EVENT_BREAKPOINT, NULL);
    must_in(one, SetBreakpoint, static_method_id(jni, stepped_class(jni), "branch", "(II)I"), 4);
    enable_in(other, JVMTI_EVENT_SINGLE_STEP, current_thread());
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .load = load, .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1},
     .cases = LIST("first", "second"));
