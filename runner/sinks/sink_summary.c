/* SPDX-License-Identifier: Apache-2.0 */

/* The failures and the totals of a run, for people. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "base/utf8.h"
#include "sinks/failure_text.h"
#include "sinks/sink.h"

/* Something that is counted by its text. */
struct reason_count {
    char *text;
    size_t count;
};

struct page {
    struct sink sink;
    FILE *stream;
    bool terminal;
    bool colour;
    struct strings deviating;     /* "VERDICT id", for the list at the end */
    struct strings challenged;    /* the same, with the argument */
    struct reason_count *reasons; /* of NA */
    size_t reason_count;
};

static int finish(FILE *stream)
{
    return fflush(stream) != 0 || ferror(stream) ? -1 : 0;
}

/* The progress bar may be on the line. */
static void clear_line(const struct page *report)
{
    if (report->terminal)
        fputs("\r\033[K", report->stream);
}

static void count_reason(struct page *report, const char *reason)
{
    for (size_t i = 0; i < report->reason_count; i++)
        if (strcmp(report->reasons[i].text, reason) == 0) {
            report->reasons[i].count++;
            return;
        }
    report->reasons = xrealloc(report->reasons,
                               (report->reason_count + 1) * sizeof(struct reason_count));
    report->reasons[report->reason_count++] = (struct reason_count){xstrdup(reason), 1};
}

static void put_vm(const struct page *report, const struct run *run)
{
    utf8_put(report->stream, run->vm->name);
    fputc(' ', report->stream);
    utf8_put(report->stream, run->vm->version);
}

static int begin(struct sink *sink, const struct run *run)
{
    struct page *report = (struct page *)sink;
    put_vm(report, run);
    fprintf(report->stream, ", specification %d: %zu tests\n", run->spec, run->planned);
    return finish(report->stream);
}

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    struct page *report = (struct page *)sink;
    if (result->challenge != NULL) {
        strings_add(&report->challenged, xprintf("%-10s %s  %s", verdict_name(result->verdict),
                                                 result->id, result->challenge));
        return 0;
    }
    if (result->verdict == VERDICT_NA && result->reason != NULL)
        count_reason(report, result->reason);
    bool listed = verdict_deviates(result->verdict, true) || result->verdict == VERDICT_KNOWN
                  || result->verdict == VERDICT_ERROR;
    if (listed) {
        char *name = failure_text_name(result);
        strings_add(&report->deviating, xprintf("%-10s %s%s%s%s%s", verdict_name(result->verdict),
                                                name, result->known != NULL ? "  " : "",
                                                result->known != NULL ? result->known : "",
                                                result->overdue != NULL ? "; " : "",
                                                result->overdue != NULL ? result->overdue : ""));
        free(name);
    }
    /* What is known already is listed at the end, and shown in full in the other reports. */
    bool known = result->verdict == VERDICT_KNOWN && !result_deviates(result, run->strict);
    if (!failure_text_is_due(result) || known)
        return 0;
    clear_line(report);
    fputc('\n', report->stream);
    failure_text_print(report->stream, "", result, report->colour);
    return finish(report->stream);
}

static void put_table(const struct page *report, const struct run *run)
{
    fputc('\n', report->stream);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (run->counts[verdict] > 0 || verdict == VERDICT_PASS || verdict == VERDICT_FAIL)
            fprintf(report->stream, "%10s", verdict_name((enum verdict)verdict));
    fputc('\n', report->stream);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (run->counts[verdict] > 0 || verdict == VERDICT_PASS || verdict == VERDICT_FAIL)
            fprintf(report->stream, "%10zu", run->counts[verdict]);
    fputc('\n', report->stream);
}

static void put_item(const struct page *report, const char *text)
{
    fputs("  ", report->stream);
    utf8_put(report->stream, text);
    fputc('\n', report->stream);
}

static void put_lists(const struct page *report)
{
    if (report->deviating.count > 0)
        fputs("\nNot as expected:\n", report->stream);
    for (size_t i = 0; i < report->deviating.count; i++)
        put_item(report, report->deviating.items[i]);
    if (report->challenged.count > 0)
        fputs("\nChallenged, and counted nowhere:\n", report->stream);
    for (size_t i = 0; i < report->challenged.count; i++)
        put_item(report, report->challenged.items[i]);
    if (report->reason_count > 0)
        fputs("\nNot applicable:\n", report->stream);
    for (size_t i = 0; i < report->reason_count; i++) {
        fprintf(report->stream, "%5zu", report->reasons[i].count);
        put_item(report, report->reasons[i].text);
    }
}

static size_t sum(const struct run *run, const enum verdict *verdicts, size_t count)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += run->counts[verdicts[i]];
    return total;
}

static void put_sentence(const struct page *report, const struct run *run)
{
    static const enum verdict broken[] = {VERDICT_FAIL, VERDICT_CRASH, VERDICT_TIMEOUT,
                                          VERDICT_INCOMPLETE};
    static const enum verdict applied[] = {VERDICT_PASS,  VERDICT_FAIL,    VERDICT_WEAK,
                                           VERDICT_CRASH, VERDICT_TIMEOUT, VERDICT_INCOMPLETE,
                                           VERDICT_KNOWN, VERDICT_FIXED};
    size_t ran = sum(run, applied, sizeof applied / sizeof applied[0]);
    size_t new = sum(run, broken, sizeof broken / sizeof broken[0]);
    fputc('\n', report->stream);
    if (run->interrupted)
        fprintf(report->stream, "Interrupted after %zu of %zu tests. ",
                ran + run->counts[VERDICT_NA] + run->counts[VERDICT_ERROR], run->planned);
    put_vm(report, run);
    fputs(" (", report->stream);
    utf8_put(report->stream, run->vm->vendor);
    fputc(')', report->stream);
    if (ran == 0) {
        fputs(": nothing ran, so there is no verdict.\n", report->stream);
        return;
    }
    fprintf(report->stream, ": %zu of %zu tests pass",
            run->counts[VERDICT_PASS] + run->counts[VERDICT_FIXED], ran);
    if (new > 0)
        fprintf(report->stream, "; %zu deviate", new);
    if (run->counts[VERDICT_KNOWN] > 0)
        fprintf(report->stream, "; %zu deviate in a known way", run->counts[VERDICT_KNOWN]);
    if (run->counts[VERDICT_WEAK] > 0)
        fprintf(report->stream, "; %zu differ from a recommendation only",
                run->counts[VERDICT_WEAK]);
    if (run->counts[VERDICT_FIXED] > 0)
        fprintf(report->stream, "; %zu known deviations are gone", run->counts[VERDICT_FIXED]);
    if (run->overdue > 0)
        fprintf(report->stream, "; %zu rest on a known deviation that is to be reviewed",
                run->overdue);
    if (run->counts[VERDICT_ERROR] > 0)
        fprintf(report->stream, "; on %zu the harness failed and nothing is known",
                run->counts[VERDICT_ERROR]);
    fprintf(report->stream, " (%.0f s).\n", run->seconds);
}

static int end(struct sink *sink, const struct run *run)
{
    struct page *report = (struct page *)sink;
    clear_line(report);
    put_lists(report);
    put_table(report, run);
    put_sentence(report, run);
    return finish(report->stream);
}

static void release(struct sink *sink)
{
    struct page *report = (struct page *)sink;
    strings_free(&report->deviating);
    strings_free(&report->challenged);
    for (size_t i = 0; i < report->reason_count; i++)
        free(report->reasons[i].text);
    free(report->reasons);
    free(report);
}

struct sink *sink_summary(FILE *stream)
{
    struct page *report = xcalloc(1, sizeof *report);
    const char *kind = getenv("TERM");
    const char *no_colour = getenv("NO_COLOR");
    report->stream = stream;
    report->terminal = isatty(fileno(stream)) && kind != NULL && strcmp(kind, "dumb") != 0;
    report->colour = report->terminal && (no_colour == NULL || *no_colour == '\0');
    report->sink = (struct sink){begin, add_result, end, release,
                                 stream == stdout ? "standard output" : "standard error"};
    return &report->sink;
}
