/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("After a forced return to the same location of the same method two environments get that step again.");

enum { AFTER_INVOKE = 12 };
static jmethodID descend;
static bool is_forced;
static jvmtiError error;
static char steps[ASSAY_TEXT_SIZE], steps_of_second[ASSAY_TEXT_SIZE];

/* The second environment gets each event last. The first to arrive after its invoke is the method that 2
 * called with 1. */
static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method != descend)
        return;
    bool is_second = env == second_environment;
    assay_append(is_second ? steps_of_second : steps, " %d", (int)location);
    if (is_second && location == AFTER_INVOKE && !is_forced) {
        is_forced = true;
        error = ti_if_able(ForceEarlyReturnInt, NULL, 40);
    }
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.SingleStep = stepped;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_single_step_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    if (descend == NULL) {
        descend = static_method_id(jni, find_class(jni, "early_return/Descending"), "descend",
                                   "(I)I");
        enable_in_both(JVMTI_EVENT_SINGLE_STEP);
    } else if (strstr(steps, " 12") == NULL) {
        inapplicable("no step is posted after an invoke");
    }
}

static void say_steps(JavaVM *vm)
{
    say("ForceEarlyReturnInt: %s", is_forced ? error_name(error) : "not called");
    say("steps%s", steps);
    say("the second environment has had the same: %s", truth(strcmp(steps, steps_of_second) == 0));
}

TEST(.target = "early_return.Descending", .load = load, .probe = observe, .unload = say_steps,
     .needs = {.can_force_early_return = 1, .can_generate_single_step_events = 1});
