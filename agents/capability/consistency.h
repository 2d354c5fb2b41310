/* SPDX-License-Identifier: Apache-2.0 */

/* Whether what GetPotentialCapabilities says and what AddCapabilities does agree. */
#ifndef CAPABILITY_CONSISTENCY_H
#define CAPABILITY_CONSISTENCY_H

#include "bits.h"

/* Adds each capability alone to an environment that has none, and gives it up. Says the
 * name of each whose addition is not as the potential ones promise, or does not add just
 * that one, and of each that stays. */
static inline void say_consistency(const char *when, jvmtiEnv *env)
{
    jvmtiCapabilities potential = potential_in(env);
    int added = 0, wrong = 0;
    for (unsigned bit = 0; bit < CAPABILITIES; bit++) {
        if (bit >= OLD_CAPABILITIES && !has(&potential, bit))
            continue;
        jvmtiCapabilities one = only(bit), none = {0};
        jvmtiError error = ti_in(env, AddCapabilities, &one);
        jvmtiCapabilities held = held_by(env);
        bool as_promised = has(&potential, bit)
                               ? error == JVMTI_ERROR_NONE && same(&held, &one)
                               : error == JVMTI_ERROR_NOT_AVAILABLE && same(&held, &none);
        if (!as_promised) {
            wrong++;
            say("%s: %s, potential: %s: %s [%s]", when, name_of(bit), truth(has(&potential, bit)),
                error_name(error), capability_names(&held));
        }
        added += error == JVMTI_ERROR_NONE;
        must_in(env, RelinquishCapabilities, &held);
        held = held_by(env);
        if (!same(&held, &none)) {
            wrong++;
            say("%s: %s, given up: [%s]", when, name_of(bit), capability_names(&held));
        }
    }
    say("%s: some are added: %s, all as promised: %s", when, truth(added > 0), truth(wrong == 0));
}

#endif
