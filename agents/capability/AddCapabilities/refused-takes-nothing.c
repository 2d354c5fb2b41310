/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("AddCapabilities that is refused takes no capability away: all can be added afterwards.");

static jvmtiCapabilities lost, accepted;

/* Requests all potential capabilities and one that is not potential: another environment possesses it,
 * and only one can; or it can be added in an earlier phase alone. */
static void request_with(jvmtiEnv *env, jvmtiEnv *other, unsigned bit)
{
    jvmtiCapabilities one = single_capability(bit), before = potential_in(env);
    if (has_capability(&before, bit))
        must_in(other, AddCapabilities, &one);
    else if (bit >= OLD_CAPABILITIES)
        return;
    jvmtiCapabilities potential = potential_in(env), request = with_capability(potential, bit);
    bool is_refused = !has_capability(&potential, bit);
    if (is_refused && ti_in(env, AddCapabilities, &request) != JVMTI_ERROR_NOT_AVAILABLE)
        accepted = with_capability(accepted, bit);
    must_in(env, RelinquishCapabilities, &request);
    must_in(other, RelinquishCapabilities, &one);
    jvmtiCapabilities after = potential_in(env);
    after = capabilities_without(&before, &after);
    for (unsigned i = 0; i < CAPABILITIES; i++)
        if (has_capability(&after, i))
            lost = with_capability(lost, i);
}

static void say_after_refusals(const char *when)
{
    jvmtiEnv *env = new_environment(), *other = new_environment();
    lost = accepted = (jvmtiCapabilities){0};
    jvmtiCapabilities potential = potential_in(env);
    for (unsigned bit = 0; bit < CAPABILITIES; bit++)
        request_with(env, other, bit);
    say("%s: not refused: [%s]", when, capability_names(&accepted));
    say("%s: not potential afterwards: [%s]", when, capability_names(&lost));
    say("%s: AddCapabilities: %s", when, error_name(ti_in(other, AddCapabilities, &potential)));
    must_in(other, RelinquishCapabilities, &potential);
}

static void load(JavaVM *vm, char *options)
{
    say_after_refusals("OnLoad");
}

static void init(JNIEnv *jni, jthread thread)
{
    say_after_refusals("VMInit");
}

TEST(.load = load, .init = init);
