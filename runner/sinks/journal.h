/* SPDX-License-Identifier: Apache-2.0 */

/* Finished results of a plan in a file, each written at once and read back when it is due, so that
 * none is lost when a run is stopped or killed, and none is in memory while others are waited for.
 *
 * Each entry is a line: a digest of the rest, the number of the result in the plan, the result as
 * JSON. What is damaged, or was written in part, does not count. The file is brought to the disk
 * once in a second, and at the end. */
#ifndef ASSAY_SINKS_JOURNAL_H
#define ASSAY_SINKS_JOURNAL_H

#include <jansson.h>
#include <stdbool.h>

#include "catalog/plan.h"
#include "judge/result.h"

struct journal;

/* Opens or begins the journal of the plan, which must outlive it, and finds the results in it; of
 * two for the same place the later counts. An ERROR says nothing of the JVM: it does not count.
 * NULL after a message, also when another run has it open. */
struct journal *journal_open(const char *path, const struct plan *plan);

/* One without a name, for as long as the run lasts. */
struct journal *journal_unnamed(const struct plan *plan);
void journal_free(struct journal *journal);

/* Whether it stays after the run. */
bool journal_has_name(const struct journal *journal);

/* Whether the result is there; how many are. `index` is its place in the plan. */
bool journal_has(const struct journal *journal, size_t index);
size_t journal_count(const struct journal *journal);

/* Adds a result. Returns 0; or -1 with errno set when it could not be written, and the journal is as
 * before. */
int journal_add(struct journal *journal, size_t index, const struct result *result);

/* The result as docs/result-schema.md describes it, to be freed; NULL with errno set. */
json_t *journal_get(const struct journal *journal, size_t index);

/* Brings all to the disk. Returns 0; or -1 after a message when anything could not be written. */
int journal_finish(struct journal *journal);

#endif
