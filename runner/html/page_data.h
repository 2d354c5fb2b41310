/* SPDX-License-Identifier: Apache-2.0 */

/* The results of many runs as one HTML page that needs nothing beside it: the templates of
 * reports/ with the data inside. */
#ifndef ASSAY_HTML_PAGE_DATA_H
#define ASSAY_HTML_PAGE_DATA_H

#include <jansson.h>

#include "base/home.h"
#include "sinks/sink.h"

struct page;

struct page *page_new(void);
void page_free(struct page *report);

/* Adds a run, given as the document that docs/result-schema.md describes. The document is
 * not kept. */
void page_add(struct page *report, const json_t *document);

/* Notes what became of a test between the first run and the second ("worse", ...). */
void page_change(struct page *report, const char *id, const char *change);

/* How many runs there are. */
size_t page_runs(const struct page *report);

/* The page's data. Takes the rules of the tables in `spec` into it. NULL
 * after saying what is wrong with the tables. */
json_t *page_data(struct page *report, const char *spec);

/* Writes the page. Returns 0, or -1 after saying what is wrong. */
int page_write(struct page *report, const struct home *home, const char *path);

/* Writes the page of recorded results (null-terminated). Returns the exit status of the
 * program, after saying what is wrong. */
int page_of_results(const char *path, char *const *results);

/* A sink that adds each run at its end. It must not outlive the report. */
struct sink *sink_page(struct page *report);

#endif
