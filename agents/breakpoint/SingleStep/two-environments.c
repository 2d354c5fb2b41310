/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted to two environments, and still to one after the other disables it.");

static jvmtiEnv *second;
static int calls; /* of both environments: two of each call of the method */

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (!is_stepped(jni, method))
        return;
    say("%s: step %d", env == second ? "second" : "first", (int)location);
    calls += location == 0;
    if (location == 0 && calls > 4 && (env == second) == is_case("second-ends"))
        must_in(env, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, thread);
}

static void load(JavaVM *vm, char *options)
{
    second = new_environment_with(&(jvmtiCapabilities){.can_generate_single_step_events = 1});
    assay_callbacks.SingleStep = stepped;
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static void observe(JNIEnv *jni, jobject unused)
{
    stepped_class(jni);
    on_thread(SingleStep, stepped, current_thread());
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_SINGLE_STEP,
            current_thread());
}

/* The third call is begun with both, at a location that each JVM has. Without
 * can_generate_breakpoint_events, with which each instruction would have to be a location. */
TEST(.target = "breakpoint.Stepped", .args = LIST("branch", "branch"), .load = load,
     .probe = observe, .needs = {.can_generate_single_step_events = 1},
     .cases = LIST("first-ends", "second-ends"));
