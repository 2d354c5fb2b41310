/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The Test Anything Protocol: one point for each test, its compared lines as a
 * subtest in the way of TAP 14. The version line says 13, since widespread readers
 * refuse a newer one, and readers of either version skip or take the subtests.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/output_file.h"
#include "base/text.h"
#include "base/utf8.h"
#include "sinks/failure_text.h"
#include "sinks/sink.h"

struct tap {
    struct sink sink;
    struct output_file *file;
    size_t points;
};

/* A description may not end in what reads as a directive. */
static void put_description(FILE *stream, const char *text)
{
    char *plain = utf8_plain(text, strlen(text));
    for (const char *c = plain; *c != '\0'; c++) {
        if (*c == '#' || *c == '\\')
            fputc('\\', stream);
        fputc(*c, stream);
    }
    free(plain);
}

static int begin(struct sink *sink, const struct run *run)
{
    FILE *stream = output_file_stream(((struct tap *)sink)->file);
    fprintf(stream, "TAP version 13\n1..%zu\n", run->planned);
    fputs("# ", stream);
    put_description(stream, run->vm->name);
    fputc(' ', stream);
    put_description(stream, run->vm->version);
    if (vm_is_foreign(run->vm))
        fprintf(stream, " %s", run->vm->port.architecture);
    if (run->vm->on != NULL) {
        fputs(" on ", stream);
        put_description(stream, run->vm->on);
    }
    fprintf(stream, ", specification %d\n", run->spec);
    return ferror(stream) ? -1 : 0;
}

static void put_subtest(FILE *stream, const struct result *result, const char *name)
{
    const struct comparison *comparison = &result->comparison;
    if (comparison->count == 0)
        return;
    fputs("# Subtest: ", stream);
    put_description(stream, name);
    fprintf(stream, "\n    1..%zu\n", comparison->count);
    for (size_t i = 0; i < comparison->count; i++) {
        const struct diff_line *line = &comparison->lines[i];
        static const char *const words[] = {
            [DIFF_SAME] = "", [DIFF_MISSING] = "missing: ", [DIFF_EXTRA] = "not expected: "};
        fprintf(stream, "    %sok %zu - %s", line->kind == DIFF_SAME ? "" : "not ", i + 1,
                words[line->kind]);
        char *text = utf8_brief(line->text, strlen(line->text));
        put_description(stream, text);
        free(text);
        fputc('\n', stream);
    }
}

static void put_story(FILE *stream, const struct result *result)
{
    if (failure_text_is_due(result))
        failure_text_print(stream, "# ", result, false);
}

static int point(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    struct tap *tap = (struct tap *)sink;
    FILE *stream = output_file_stream(tap->file);
    char *name = failure_text_name(result);
    put_subtest(stream, result, name);
    put_story(stream, result);
    bool holds = result->verdict == VERDICT_PASS || result->verdict == VERDICT_WEAK
                 || result->verdict == VERDICT_NA || result->verdict == VERDICT_FIXED;
    fprintf(stream, "%sok %zu - ", holds ? "" : "not ", ++tap->points);
    put_description(stream, name);
    free(name);
    if (result->challenge != NULL && result->verdict != VERDICT_NA) {
        fprintf(stream, " # TODO challenged (%s): ", verdict_name(result->verdict));
        put_description(stream, result->challenge);
        fputc('\n', stream);
        return ferror(stream) ? -1 : 0;
    }
    switch (result->verdict) {
    case VERDICT_NA:
        fputs(" # SKIP ", stream);
        put_description(stream, result->reason != NULL ? result->reason : "not applicable");
        break;
    case VERDICT_KNOWN:
    case VERDICT_FIXED:
        fprintf(stream, " # TODO known deviation ");
        put_description(stream, result->known != NULL ? result->known : "");
        if (result->verdict == VERDICT_FIXED)
            fputs(" is no longer needed", stream);
        break;
    case VERDICT_PASS:
        break;
    default:
        fprintf(stream, " (%s)", verdict_name(result->verdict));
    }
    fputc('\n', stream);
    return ferror(stream) ? -1 : 0;
}

static int end(struct sink *sink, const struct run *run)
{
    struct tap *tap = (struct tap *)sink;
    FILE *stream = output_file_stream(tap->file);
    if (run->interrupted)
        fputs("Bail out! interrupted\n", stream);
    else if (run->stopped != NULL)
        fprintf(stream, "Bail out! %s\n", run->stopped);
    return output_file_commit(tap->file);
}

static void release(struct sink *sink)
{
    output_file_free(((struct tap *)sink)->file);
    free(sink);
}

struct sink *sink_tap(const char *path)
{
    struct output_file *file = output_file_open(path);
    if (file == NULL)
        return NULL;
    struct tap *tap = xcalloc(1, sizeof *tap);
    tap->file = file;
    tap->sink = (struct sink){begin, point, end, release, output_file_path(file)};
    return &tap->sink;
}
