/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"
#include "environments.h"

TITLE("What an environment enables and disables at MethodEntry in another one is in force for steps in the method.");

static bool stepped[2], swapped;

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (method != touch_method(jni) || stepped[env == second_environment])
        return;
    stepped[env == second_environment] = true;
    say("%s: SingleStep", recipient(env, jni, thread));
}

/* Only the environment of the case has this event. */
static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method != touch_method(jni))
        return;
    say("%s: MethodEntry", recipient(env, jni, thread));
    enable_in(swapped ? second_environment : assay_env, JVMTI_EVENT_SINGLE_STEP, thread);
    disable_in(swapped ? assay_env : second_environment, JVMTI_EVENT_SINGLE_STEP, thread);
    swapped = true;
    stepped[0] = stepped[1] = false;
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.SingleStep = step;
    assay_callbacks.MethodEntry = entered;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_method_entry_events = 1,
                                                      .can_generate_single_step_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    touch_method(jni);
    enable_in(second_environment, JVMTI_EVENT_SINGLE_STEP, current_thread());
    enable_in(is_case("first") ? assay_env : second_environment, JVMTI_EVENT_METHOD_ENTRY,
              current_thread());
}

TEST(.target = "event.Ordered", .load = load, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_single_step_events = 1},
     .cases = LIST("first", "second"));
