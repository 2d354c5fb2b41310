/* SPDX-License-Identifier: Apache-2.0 */

/* The results of many runs as one HTML page that needs nothing beside it: the templates of
 * reports/ with the data inside. */
#ifndef ASSAY_REPORT_H
#define ASSAY_REPORT_H

#include <jansson.h>

#include "home.h"
#include "sink.h"

struct report;

struct report *report_new(void);
void report_free(struct report *report);

/* Adds a run, given as the document that docs/result-schema.md describes. The document is
 * not kept. */
void report_add(struct report *report, const json_t *document);

/* Notes what became of a test between the first run and the second ("worse", ...). */
void report_change(struct report *report, const char *id, const char *change);

/* How many runs there are. */
size_t report_runs(const struct report *report);

/* The page's data. Takes the rules of the tables in `spec` into it. NULL
 * after saying what is wrong with the tables. */
json_t *report_data(struct report *report, const char *spec);

/* Writes the page. Returns 0, or -1 after saying what is wrong. */
int report_write(struct report *report, const struct home *home, const char *path);

/* Writes the page of recorded results (null-terminated). Returns the exit status of the
 * program, after saying what is wrong. */
int report_recorded(const char *path, char *const *results);

/* A sink that adds each run at its end. It must not outlive the report. */
struct sink *sink_page(struct report *report);

#endif
