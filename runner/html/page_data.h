/* SPDX-License-Identifier: Apache-2.0 */

/* What an HTML page of results holds: the results of many runs, gathered. */
#ifndef ASSAY_HTML_PAGE_DATA_H
#define ASSAY_HTML_PAGE_DATA_H

#include <jansson.h>
#include <stddef.h>

#include "base/home.h"

struct page;

struct page *page_new(void);
void page_free(struct page *page);

/* Adds a run, given as the document that docs/result-schema.md describes. The document is
 * not kept. */
void page_add(struct page *page, const json_t *document);

/* The same for results as they come: the document has what is known of the run before them, and then
 * what is known at the end, which adds the run to the page. Either of the last two frees it. */
struct page_run;
struct page_run *page_run_begin(struct page *page, const json_t *document);
void page_run_result(struct page_run *run, const json_t *result);
void page_run_end(struct page_run *run, const json_t *document);
void page_run_free(struct page_run *run);

/* Notes what became of a test between the first run and the second ("worse", ...). */
void page_change(struct page *page, const char *id, const char *change);

/* How many runs there are. */
size_t page_runs(const struct page *page);

/* The page's data. Takes into it the rules of the tables, the causes of the known deviations met, and
 * where the specification is. NULL after saying what is wrong with the tables. */
json_t *page_data(struct page *page, const struct home *home);

#endif
