/* SPDX-License-Identifier: Apache-2.0 */
#include "html/sink_page.h"

#include <stdlib.h>

#include "base/text.h"
#include "sinks/result_json.h"

struct page_sink {
    struct sink sink;
    struct page *page;
    json_t *results;
};

static int begin(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    return json_array_append_new(((struct page_sink *)sink)->results, result_as_json(result));
}

static int end(struct sink *sink, const struct run *run)
{
    struct page_sink *adding = (struct page_sink *)sink;
    json_t *root = run_as_json(run);
    json_object_set(root, "results", adding->results);
    page_add(adding->page, root);
    json_decref(root);
    return 0;
}

static void release(struct sink *sink)
{
    struct page_sink *adding = (struct page_sink *)sink;
    json_decref(adding->results);
    free(adding);
}

struct sink *sink_page(struct page *page)
{
    struct page_sink *adding = xcalloc(1, sizeof *adding);
    adding->sink = (struct sink){begin, add_result, end, release, "the page"};
    adding->page = page;
    adding->results = json_array();
    return &adding->sink;
}
