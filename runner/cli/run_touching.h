/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run --touching`: the tests that execute what was changed in the JVM. */
#ifndef ASSAY_CLI_RUN_TOUCHING_H
#define ASSAY_CLI_RUN_TOUCHING_H

#include "base/numbering.h"
#include "cli/run_options.h"
#include "judge/suite.h"
#include "launch/launch.h"
#include "reach/touching.h"
#include "vm/vm_find.h"

struct run_touching {
    struct reach_table *table;
    struct touching *touching;
    struct numbering unknown; /* tests that the table does not have, of those chosen otherwise */
};

/* Reads the table that the options name, or that of the JVM, and finds the tests in it. Returns 0, with nothing in it
 * where the options do not ask for that; or -1 after a message. To be freed in any case. The launcher may be NULL. */
int run_touching_open(struct run_touching *touching, const struct run_options *options,
                      const struct suite *suite, const struct vm_places *places,
                      struct launcher *launcher);
void run_touching_free(struct run_touching *touching);

/* For the selection, with a struct run_touching. */
double run_touching_nearness(void *context, const char *id);

/* Prints on standard error what is touched, and which tests of the plan come of it. */
void run_touching_summarize(const struct run_touching *touching, const struct run_options *options,
                            const struct plan *plan);

#endif
