/* SPDX-License-Identifier: Apache-2.0 */

/* The last result of each selected test on each JVM, which of them are due again, and what a round changed. */
#ifndef ASSAY_WATCH_LEDGER_H
#define ASSAY_WATCH_LEDGER_H

#include <stdbool.h>

#include "catalog/plan.h"
#include "sinks/sink.h"

struct ledger;

struct ledger *ledger_new(bool strict);
void ledger_free(struct ledger *ledger);

/* From here on results belong to the next round. */
void ledger_begin(struct ledger *ledger);

/* The part of the plan that is due on the JVM of that number in that configuration (or NULL): what deviated last
 * time, then what else has run or a change concerns, then the rest; false if nothing is. Results of what is not in the plan are
 * forgotten. */
bool ledger_choose(struct ledger *ledger, size_t vm, const char *configuration,
                   const struct plan *plan, struct plan *part);

/* A sink for the results of the JVM of the last ledger_choose, which has that name for people. */
struct sink *ledger_sink(struct ledger *ledger, const char *label);

/* The JVM of the last ledger_choose refuses its configuration: nothing of it is selected. */
void ledger_leave_out(struct ledger *ledger);

/* No test is selected. */
void ledger_clear(struct ledger *ledger);

/* All tests of the JVM are due; and those of the test, whose cases have its id and more, on all JVMs. */
void ledger_renew_vm(struct ledger *ledger, size_t vm);
void ledger_renew_test(struct ledger *ledger, const char *test);

/* The exit status of all results as they are now. */
int ledger_status(const struct ledger *ledger);

/* How many results the round has. */
size_t ledger_results(const struct ledger *ledger);

/* Sentences: which results are others than before the round, and how many are not as expected now. Allocated. */
char *ledger_summary(const struct ledger *ledger);

#endif
