/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetPotentialCapabilities returns just the capabilities that can be added one by one.");

/* Adds each capability alone to an environment that has none, and gives it up. Says the
 * name of each whose addition is not as the potential ones promise, or does not add just
 * that one, and of each that stays. */
static void say_consistency(const char *when, jvmtiEnv *env)
{
    jvmtiCapabilities potential = potential_in(env);
    int added = 0, wrong = 0;
    for (unsigned bit = 0; bit < CAPABILITIES; bit++) {
        if (bit >= OLD_CAPABILITIES && !has_capability(&potential, bit))
            continue;
        jvmtiCapabilities one = single_capability(bit), none = {0};
        jvmtiError error = ti_in(env, AddCapabilities, &one);
        jvmtiCapabilities held = possessed_by(env);
        bool as_promised = has_capability(&potential, bit)
                               ? error == JVMTI_ERROR_NONE && same_capabilities(&held, &one)
                               : error == JVMTI_ERROR_NOT_AVAILABLE
                                     && same_capabilities(&held, &none);
        if (!as_promised) {
            wrong++;
            say("%s: %s, potential: %s: %s [%s]", when, capability_name(bit),
                truth(has_capability(&potential, bit)), error_name(error), capability_names(&held));
        }
        added += error == JVMTI_ERROR_NONE;
        must_in(env, RelinquishCapabilities, &held);
        held = possessed_by(env);
        if (!same_capabilities(&held, &none)) {
            wrong++;
            say("%s: %s, given up: [%s]", when, capability_name(bit), capability_names(&held));
        }
    }
    say("%s: some are added: %s, all as promised: %s", when, truth(added > 0), truth(wrong == 0));
}

static jvmtiEnv *greedy;
static bool another_has_all;

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *env = new_environment();
    another_has_all = is_case("another-has-all");
    if (another_has_all) {
        greedy = new_environment();
        jvmtiCapabilities all = potential_in(greedy);
        must_in(greedy, AddCapabilities, &all);
    }
    say_consistency("OnLoad", env);
}

static void init(JNIEnv *jni, jthread thread)
{
    say_consistency("VMInit", new_environment());
}

TEST(.load = load, .init = init, .cases = LIST("alone", "another-has-all"));
