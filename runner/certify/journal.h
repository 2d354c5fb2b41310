/* SPDX-License-Identifier: Apache-2.0 */

/* Finished results, each written as one line of JSON at once, so that none is lost when a long
 * run is stopped. */
#ifndef ASSAY_CERTIFY_JOURNAL_H
#define ASSAY_CERTIFY_JOURNAL_H

#include <jansson.h>

#include "catalog/plan.h"
#include "sinks/sink.h"

struct journal;

/* Opens or begins the journal, and reads the results in it; of two of the same run the later
 * counts. A last line that was cut short is dropped. NULL after a message. */
struct journal *journal_open(const char *path);
void journal_free(struct journal *journal);

/* The results so far, as an array of objects (docs/result-schema.md). */
const json_t *journal_results(const struct journal *journal);

/* Whether the planned result is there. An ERROR says nothing of the JVM: it is due again. */
bool journal_has(const struct journal *journal, const struct planned *planned);

/* A sink that adds results to the journal and hands everything on to `further`, which it
 * frees. It must not outlive the journal. */
struct sink *sink_journal(struct journal *journal, struct sink *further);

#endif
