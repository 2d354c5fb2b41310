/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("RelinquishCapabilities makes an exclusive capability available to another environment.");

static bool moves(jvmtiEnv *from, jvmtiEnv *to, unsigned bit)
{
    jvmtiCapabilities one = single_capability(bit);
    bool refused = ti_in(to, AddCapabilities, &one) == JVMTI_ERROR_NOT_AVAILABLE;
    must_in(from, RelinquishCapabilities, &one);
    jvmtiCapabilities potential = potential_in(to);
    bool offered = has_capability(&potential, bit);
    bool added = ti_in(to, AddCapabilities, &one) == JVMTI_ERROR_NONE;
    jvmtiCapabilities has_from = possessed_by(from), has_to = possessed_by(to);
    return refused && offered && added && has_capability(&has_to, bit)
           && !has_capability(&has_from, bit);
}

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *first = new_environment(), *second = new_environment();
    jvmtiCapabilities all = potential_in(first);
    must_in(first, AddCapabilities, &all);
    jvmtiCapabilities shared = potential_in(second),
                      exclusive = capabilities_without(&all, &shared);
    for (unsigned bit = 0; bit < CAPABILITIES; bit++) {
        if (!has_capability(&exclusive, bit))
            continue;
        if (!moves(first, second, bit))
            say("%s does not move", capability_name(bit));
        if (!moves(second, first, bit))
            say("%s does not move back", capability_name(bit));
    }
    jvmtiCapabilities held = possessed_by(first);
    say("the first has all again: %s", truth(same_capabilities(&held, &all)));
    say("the second has: [%s]", possessed_names(second));
}

TEST(.load = load);
