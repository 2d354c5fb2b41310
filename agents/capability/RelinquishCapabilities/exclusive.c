/* SPDX-License-Identifier: Apache-2.0 */
#include "../bits.h"

TITLE("RelinquishCapabilities makes an exclusive capability available to another environment.");

static bool moves(jvmtiEnv *from, jvmtiEnv *to, unsigned bit)
{
    jvmtiCapabilities one = only(bit);
    bool refused = ti_in(to, AddCapabilities, &one) == JVMTI_ERROR_NOT_AVAILABLE;
    must_in(from, RelinquishCapabilities, &one);
    jvmtiCapabilities potential = potential_in(to);
    bool offered = has(&potential, bit);
    bool added = ti_in(to, AddCapabilities, &one) == JVMTI_ERROR_NONE;
    jvmtiCapabilities has_from = held_by(from), has_to = held_by(to);
    return refused && offered && added && has(&has_to, bit) && !has(&has_from, bit);
}

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *first = new_environment(), *second = new_environment();
    jvmtiCapabilities all = potential_in(first);
    must_in(first, AddCapabilities, &all);
    jvmtiCapabilities shared = potential_in(second), exclusive = without(&all, &shared);
    for (unsigned bit = 0; bit < CAPABILITIES; bit++) {
        if (!has(&exclusive, bit))
            continue;
        if (!moves(first, second, bit))
            say("%s does not move", name_of(bit));
        if (!moves(second, first, bit))
            say("%s does not move back", name_of(bit));
    }
    jvmtiCapabilities held = held_by(first);
    say("the first has all again: %s", truth(same(&held, &all)));
    say("the second has: [%s]", held_names(second));
}

TEST(.load = load);
