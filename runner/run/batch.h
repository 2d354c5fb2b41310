/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Batches: the cases of a test for which one JVM is enough as long as all of them pass. Which cases
 * these can be says docs/performance.md.
 */
#ifndef ASSAY_RUN_BATCH_H
#define ASSAY_RUN_BATCH_H

#include "judge/expected_files.h"
#include "judge/verdict.h"

struct case_batch {
    size_t *members; /* places in the plan, ascending */
    size_t count;    /* at least 2 */
    char *cases;     /* their names, as the agent takes them from its environment */
};

struct batches;

/* Of the planned tests, on that JVM and against that version of the specification. Those that `done`
 * holds for need no JVM any more. */
struct batches *batches_new(const struct plan *plan, const struct suite *suite,
                            struct expected_files *expected, const struct vm *vm, int spec,
                            bool (*done)(void *context, size_t index), void *context);
void batches_free(struct batches *batches);

/* That of the place in the plan; NULL when it has a JVM of its own. */
const struct case_batch *batches_of(const struct batches *batches, size_t index);

/* From now on each member of the batch has a JVM of its own. */
void batches_dissolve(struct batches *batches, const struct case_batch *batch);

/* Whether the outcome of the batch's JVM shows that this case passed, and nothing else. The evidence is
 * that of the JVM, with the planned case. Fills in the result as judge does. */
bool batch_passes(struct result *result, const struct evidence *evidence);

#endif
