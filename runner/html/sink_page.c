/* SPDX-License-Identifier: Apache-2.0 */
#include "html/sink_page.h"

#include <stdlib.h>

#include "base/text.h"
#include "sinks/result_json.h"

struct page_sink {
    struct sink sink;
    struct page *page;
    struct page_run *adding; /* NULL before the beginning and after the end */
};

static int begin(struct sink *sink, const struct run *run)
{
    struct page_sink *adding = (struct page_sink *)sink;
    json_t *document = run_as_json(run);
    adding->adding = page_run_begin(adding->page, document);
    json_decref(document);
    return 0;
}

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    json_t *object = result_as_json(result);
    page_run_result(((struct page_sink *)sink)->adding, object);
    json_decref(object);
    return 0;
}

static int end(struct sink *sink, const struct run *run)
{
    struct page_sink *adding = (struct page_sink *)sink;
    json_t *document = run_as_json(run);
    page_run_end(adding->adding, document);
    adding->adding = NULL;
    json_decref(document);
    return 0;
}

static void release(struct sink *sink)
{
    struct page_sink *adding = (struct page_sink *)sink;
    if (adding->adding != NULL)
        page_run_free(adding->adding);
    free(adding);
}

struct sink *sink_page(struct page *page)
{
    struct page_sink *adding = xcalloc(1, sizeof *adding);
    adding->sink = (struct sink){begin, add_result, end, release, "the page"};
    adding->page = page;
    return &adding->sink;
}
