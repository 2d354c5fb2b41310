/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/html/: the HTML page of results.
 * Data, templates, and the sink.
 */

/* The results of many runs as one HTML page that needs no other file: the templates of
 * reports/ with the data inside. */
#ifndef ASSAY_HTML_PAGE_H
#define ASSAY_HTML_PAGE_H

#include "base/home.h"
#include "html/page_data.h"

/* Writes the page. Returns 0, or -1 after saying what is wrong. */
int page_write(struct page *page, const struct home *home, const char *path);

#endif
