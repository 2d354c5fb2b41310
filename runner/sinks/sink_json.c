/* SPDX-License-Identifier: Apache-2.0 */

/* One JSON document for one JVM; docs/result-schema.md describes it. */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/output_file.h"
#include "base/text.h"
#include "sinks/result_json.h"
#include "sinks/sink.h"

struct document {
    struct sink sink;
    struct output_file *file;
    json_t *results;
};

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    return json_array_append_new(((struct document *)sink)->results, result_as_json(result));
}

static int begin(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

static int end(struct sink *sink, const struct run *run)
{
    struct document *document = (struct document *)sink;
    json_t *root = run_as_json(run);
    json_object_set(root, "results", document->results);
    FILE *stream = output_file_stream(document->file);
    bool failed = json_dumpf(root, stream, JSON_INDENT(1)) != 0 || fputc('\n', stream) == EOF;
    json_decref(root);
    return failed ? -1 : output_file_commit(document->file);
}

static void release(struct sink *sink)
{
    struct document *document = (struct document *)sink;
    json_decref(document->results);
    output_file_free(document->file);
    free(document);
}

struct sink *sink_json(const char *path)
{
    struct output_file *file = output_file_open(path);
    if (file == NULL)
        return NULL;
    struct document *document = xcalloc(1, sizeof *document);
    document->file = file;
    document->results = json_array();
    document->sink = (struct sink){begin, add_result, end, release, output_file_path(file)};
    return &document->sink;
}
