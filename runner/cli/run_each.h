/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run`: a plan on one JVM after the other. */
#ifndef ASSAY_CLI_RUN_EACH_H
#define ASSAY_CLI_RUN_EACH_H

#include "cli/run_options.h"
#include "run/session.h"
#include "vm/vm_find.h"

/* With --watch: what of the plan is run, and where its results go, too. */
struct run_round {
    void *context;
    /* Takes the part of the plan that the JVM in that place is to run in that configuration (or NULL); false if it
     * is nothing. The part is the receiver's to free. */
    bool (*choose)(void *context, size_t place, const char *configuration, const struct plan *plan,
                   struct plan *part);
    /* A sink for the results of the JVM, asked for after `choose` and once the JVM has answered. */
    struct sink *(*listen)(void *context, size_t place, const struct vm *vm);
    /* The JVM cannot be tested; or, after `choose`, it refuses the configuration, which is left out. */
    void (*fail)(void *context, size_t place, bool refused);
};

/* Returns the worst exit status. The session has a launcher; `round` may be NULL. */
int run_on_each(const struct run_options *options, const struct session *session,
                const struct vm_places *places, const struct run_round *round);

#endif
