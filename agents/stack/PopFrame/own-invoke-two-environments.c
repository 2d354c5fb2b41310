/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame of a method at its own invoke instruction two environments get that step again.");

enum { INVOKE = 7 };
static jvmtiEnv *second;
static jmethodID down;
static char steps[ASSAY_TEXT_SIZE], steps_of_second[ASSAY_TEXT_SIZE];

/* The second environment gets each event last, and pops the second activation. */
static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static int invocations;
    if (method != down)
        return;
    assay_append(env == second ? steps_of_second : steps, " %d", (int)location);
    if (env == second && location == INVOKE && ++invocations == 2)
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void load(JavaVM *vm, char *options)
{
    second = new_environment_with(&(jvmtiCapabilities){.can_generate_single_step_events = 1});
    assay_callbacks.SingleStep = stepped;
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static void observe(JNIEnv *jni, jobject unused)
{
    down = static_method_id(jni, find_class(jni, "stack/OwnInvoke"), "down", "(I)I");
    on(SingleStep, stepped);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_SINGLE_STEP, NULL);
}

static void say_steps(JavaVM *vm)
{
    say("steps%s", steps);
    say("the second environment has had the same: %s", truth(strcmp(steps, steps_of_second) == 0));
}

TEST(.target = "stack.OwnInvoke", .load = load, .probe = observe, .unload = say_steps, .since = 13,
     .needs = {.can_pop_frame = 1, .can_generate_single_step_events = 1});
