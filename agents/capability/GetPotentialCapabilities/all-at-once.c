/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetPotentialCapabilities returns a set that can be added at once and stays potential.");

/* Without the bits that are no capabilities: what becomes of them is not said. */
static jvmtiCapabilities known_potential_in(jvmtiEnv *env)
{
    jvmtiCapabilities known = {0}, potential = potential_in(env);
    for (unsigned bit = 0; bit < CAPABILITIES; bit++)
        if (has_capability(&potential, bit))
            known = with_capability(known, bit);
    return known;
}

static void observe(const char *when)
{
    jvmtiEnv *env = new_environment();
    jvmtiCapabilities potential = known_potential_in(env);
    say("%s: asking adds: [%s]", when, possessed_names(env));
    say("%s: AddCapabilities: %s", when, error_name(ti_in(env, AddCapabilities, &potential)));
    jvmtiCapabilities held = possessed_by(env), after = potential_in(env);
    jvmtiCapabilities lost = capabilities_without(&held, &after);
    say("%s: all are held: %s", when, truth(same_capabilities(&held, &potential)));
    say("%s: held, and not potential any more: [%s]", when, capability_names(&lost));
    must_in(env, RelinquishCapabilities, &held);
    after = potential_in(env);
    lost = capabilities_without(&potential, &after);
    say("%s: given up, and not potential again: [%s]", when, capability_names(&lost));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void init(JNIEnv *jni, jthread thread)
{
    observe("VMInit");
}

TEST(.load = load, .init = init);
