/* SPDX-License-Identifier: Apache-2.0 */

/* One JSON document for one JVM; docs/result-schema.md describes it. */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <string.h>

#include "base/output_file.h"
#include "base/spool.h"
#include "base/text.h"
#include "sinks/result_json.h"
#include "sinks/sink.h"

/* The counts come first in the document, so the results are in a file of their own until the end. */
struct document {
    struct sink sink;
    struct output_file *file;
    FILE *results;
    size_t count;
};

/* Writes an element of the list, two levels deep; a text of JSON has line feeds only between its
 * tokens. */
static int put_indented(FILE *stream, const char *text)
{
    fputs("\n  ", stream);
    for (; *text != '\0'; text++) {
        fputc(*text, stream);
        if (*text == '\n')
            fputs("  ", stream);
    }
    return ferror(stream) ? -1 : 0;
}

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    struct document *document = (struct document *)sink;
    json_t *object = result_as_json(result);
    char *text = json_dumps(object, JSON_INDENT(1));
    json_decref(object);
    if (text == NULL) {
        errno = ENOMEM;
        return -1;
    }
    if (document->count++ > 0)
        fputc(',', document->results);
    int written = put_indented(document->results, text);
    free(text);
    return written;
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
    FILE *stream = output_file_stream(document->file);
    json_t *root = run_as_json(run);
    char *head = json_dumps(root, JSON_INDENT(1));
    json_decref(root);
    if (head == NULL) {
        errno = ENOMEM;
        return -1;
    }
    size_t length = strlen(head) - strlen("\n}");
    fwrite(head, 1, length, stream);
    free(head);
    fputs(",\n \"results\": [", stream);
    if (spool_copy(document->results, stream) != 0)
        return -1;
    fputs(document->count > 0 ? "\n ]\n}\n" : "]\n}\n", stream);
    return output_file_commit(document->file);
}

static void release(struct sink *sink)
{
    struct document *document = (struct document *)sink;
    fclose(document->results);
    output_file_free(document->file);
    free(document);
}

struct sink *sink_json(const char *path)
{
    struct output_file *file = output_file_open(path);
    FILE *results = file != NULL ? spool_open() : NULL;
    if (results == NULL) {
        int error = errno;
        if (file != NULL)
            output_file_free(file);
        errno = error;
        return NULL;
    }
    struct document *document = xcalloc(1, sizeof *document);
    document->file = file;
    document->results = results;
    document->sink = (struct sink){begin, add_result, end, release, output_file_path(file)};
    return &document->sink;
}
