/* SPDX-License-Identifier: Apache-2.0 */

/* A run enters the HTML page while it is made. */
#ifndef ASSAY_HTML_SINK_PAGE_H
#define ASSAY_HTML_SINK_PAGE_H

#include "html/page_data.h"
#include "sinks/sink.h"

/* A sink that adds each run at its end. It must not outlive the page. */
struct sink *sink_page(struct page *page);

#endif
