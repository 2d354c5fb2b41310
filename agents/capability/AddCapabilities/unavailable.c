/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("AddCapabilities with one unavailable capability returns NOT_AVAILABLE and adds none.");

/* In the live phase, with another environment that holds all it could get, a JVM that
 * distinguishes phases or environments has something to refuse. */
static jvmtiEnv *greedy;
static jvmtiCapabilities all;

static void load(JavaVM *vm, char *options)
{
    greedy = new_environment();
    all = potential_in(greedy);
    must_in(greedy, AddCapabilities, &all);
}

static void init(JNIEnv *jni, jthread thread)
{
    jvmtiEnv *env = new_environment();
    jvmtiCapabilities potential = potential_in(env), held = {0};
    int refused = 0;
    for (unsigned bit = 0; bit < CAPABILITIES && same_capabilities(&held, &(jvmtiCapabilities){0});
         bit++)
        if (has_capability(&potential, bit))
            held = single_capability(bit);
    must_in(env, AddCapabilities, &held);
    for (unsigned bit = 0; bit < CAPABILITIES; bit++) {
        /* What another agent has given up is available from then on. */
        potential = potential_in(env);
        if (has_capability(&potential, bit)
            || (bit >= OLD_CAPABILITIES && !has_capability(&all, bit)))
            continue;
        jvmtiCapabilities request = with_capability(potential, bit);
        jvmtiError error = ti_in(env, AddCapabilities, &request);
        jvmtiCapabilities now = possessed_by(env), still = potential_in(env);
        if (has_capability(&still, bit))
            continue;
        if (error != JVMTI_ERROR_NOT_AVAILABLE || !same_capabilities(&now, &held))
            say("%s: %s, then held: [%s]", capability_name(bit), error_name(error),
                capability_names(&now));
        refused++;
    }
    if (refused == 0)
        say("everything is available");
    jvmtiCapabilities kept = possessed_by(greedy);
    say("the other keeps all: %s", truth(same_capabilities(&kept, &all)));
}

TEST(.load = load, .init = init);
