/* SPDX-License-Identifier: Apache-2.0 */

/* The results of a run, for everything that reads them. */
#include "fuzz.h"

#include <stdio.h>

#include "history/compare_runs.h"
#include "history/known_record.h"
#include "history/trend.h"
#include "html/page_data.h"
#include "sinks/result_json.h"

static void discard(FILE *stream, char **text)
{
    fclose(stream);
    free(*text);
}

static void read_back(const json_t *document)
{
    struct page *page = page_new();
    page_add(page, document);
    page_free(page);
    struct trend trend = {0};
    trend_add(&trend, document, "a");
    trend_add(&trend, document, "b");
    trend_finish(&trend, 10);
    trend_free(&trend);
}

static void record(const char *path)
{
    struct results_file file;
    struct drafts drafts = {0};
    char *text = NULL;
    size_t length;
    if (results_file_read(&file, path) != 0)
        return;
    read_back(file.root);
    drafts_record(&drafts, &file);
    FILE *stream = open_memstream(&text, &length);
    drafts_print(&drafts, stream);
    discard(stream, &text);
    drafts_free(&drafts);
    results_file_free(&file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_file(data, size);
    struct compare_runs runs;
    if (compare_runs_read(&runs, path, path) == 0) {
        char *text = NULL;
        size_t length;
        FILE *stream = open_memstream(&text, &length);
        compare_runs_markdown(&runs, stream);
        discard(stream, &text);
        compare_runs_free(&runs);
        record(path);
    }
    return 0;
}
