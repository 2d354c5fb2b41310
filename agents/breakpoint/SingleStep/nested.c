/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted in methods called by its callback, and then in the method that was stepped.");

static bool is_within;
static bool is_done;

/* A call that came by the location being handled could be one of a co-located event. */
static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (!is_stepped(jni, method))
        return;
    say("step %d%s", (int)location, is_within ? " within" : "");
    if (is_done || location != (is_case("at-the-start") ? 0 : 4))
        return;
    is_done = is_within = true;
    jint result = 0;
    if (is_case("at-the-start")) {
        jmethodID loop = static_method_id(jni, stepped_class(jni), "loop", "(I)I");
        result = (*jni)->CallStaticIntMethod(jni, stepped_class(jni), loop, 2);
    } else {
        result = (*jni)->CallStaticIntMethod(jni, stepped_class(jni), method, 0, 10);
    }
    no_exception(jni);
    is_within = false;
    say("the call gave %d", (int)result);
}

static void observe(JNIEnv *jni, jobject unused)
{
    stepped_class(jni);
    on_thread(SingleStep, stepped, current_thread());
}

static void death(JNIEnv *jni)
{
    if (!is_done)
        inapplicable("there is no step at the instruction");
}

/* Without can_generate_breakpoint_events, with which each instruction would have to be a location. */
TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe, .death = death,
     .needs = {.can_generate_single_step_events = 1}, .cases = LIST("amidst", "at-the-start"));
