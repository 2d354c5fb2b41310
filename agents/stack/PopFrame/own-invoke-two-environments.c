/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("After PopFrame of a method at its own invoke instruction two environments get that step again.");

enum { INVOKE = 7 };
static jmethodID down;
static bool is_popped;
static jvmtiError pop_error;
static char steps[ASSAY_TEXT_SIZE], steps_of_second[ASSAY_TEXT_SIZE];

/* The second environment gets each event last, and pops the second activation. */
static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static int invocations;
    if (method != down)
        return;
    bool is_second = env == second_environment;
    assay_append(is_second ? steps_of_second : steps, " %d", (int)location);
    if (is_second && location == INVOKE && ++invocations == 2) {
        is_popped = true;
        pop_error = ti_if_able(PopFrame, thread);
    }
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.SingleStep = stepped;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_single_step_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    down = static_method_id(jni, find_class(jni, "stack/OwnInvoke"), "down", "(I)I");
    enable_in_both(JVMTI_EVENT_SINGLE_STEP);
}

static void say_steps(JavaVM *vm)
{
    say("PopFrame: %s", is_popped ? error_name(pop_error) : "");
    say("steps%s", steps);
    say("the second environment has had the same: %s", truth(strcmp(steps, steps_of_second) == 0));
}

TEST(.target = "stack.OwnInvoke", .load = load, .probe = observe, .unload = say_steps, .since = 13,
     .needs = {.can_pop_frame = 1, .can_generate_single_step_events = 1});
