/* SPDX-License-Identifier: Apache-2.0 */

/* The failures and the totals of a run, for people. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/numbering.h"
#include "base/text.h"
#include "base/utf8.h"
#include "sinks/failure_text.h"
#include "sinks/sink.h"

struct summary {
    struct sink sink;
    FILE *stream;
    bool terminal;
    bool colour;
    struct strings deviating;  /* "VERDICT id", for the list at the end */
    struct strings known;      /* the same, of what deviates as it is recorded */
    struct strings challenged; /* the same, with the argument */
    struct numbering reasons;  /* of NA */
    size_t *reason_counts;     /* of each */
};

static int finish(FILE *stream)
{
    return fflush(stream) != 0 || ferror(stream) ? -1 : 0;
}

/* The progress bar may be on the line. */
static void clear_line(const struct summary *summary)
{
    if (summary->terminal)
        fputs("\r\033[K", summary->stream);
}

static void count_reason(struct summary *summary, const char *reason)
{
    size_t known = summary->reasons.texts.count;
    size_t number = numbering_add(&summary->reasons, reason);
    if (number == known) {
        summary->reason_counts = xgrow(summary->reason_counts, known,
                                       sizeof *summary->reason_counts);
        summary->reason_counts[number] = 0;
    }
    summary->reason_counts[number]++;
}

static void put_vm(const struct summary *summary, const struct run *run)
{
    utf8_put(summary->stream, run->vm->name);
    fputc(' ', summary->stream);
    utf8_put(summary->stream, run->vm->version);
    if (vm_is_foreign(run->vm))
        fprintf(summary->stream, " %s", run->vm->port.architecture);
    if (run->vm->on != NULL) {
        fputs(" on ", summary->stream);
        utf8_put(summary->stream, run->vm->on);
    }
}

static int begin(struct sink *sink, const struct run *run)
{
    struct summary *summary = (struct summary *)sink;
    put_vm(summary, run);
    fprintf(summary->stream, ", specification %d: %zu test%s\n", run->spec, run->planned,
            noun_end(run->planned));
    return finish(summary->stream);
}

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    struct summary *summary = (struct summary *)sink;
    if (result->challenge != NULL) {
        strings_add(&summary->challenged, xprintf("%-10s %s  %s", verdict_name(result->verdict),
                                                  result->id, result->challenge));
        return 0;
    }
    if (result->verdict == VERDICT_NA && result->reason != NULL)
        count_reason(summary, result->reason);
    bool listed = verdict_deviates(result->verdict, true) || result->verdict == VERDICT_KNOWN
                  || result->verdict == VERDICT_ERROR;
    if (listed) {
        char *name = failure_text_name(result);
        strings_add(
            result->verdict == VERDICT_KNOWN && result->overdue == NULL ? &summary->known
                                                                        : &summary->deviating,
            xprintf("%-10s %s%s%s%s%s", verdict_name(result->verdict), name,
                    result->known != NULL ? "  " : "", result->known != NULL ? result->known : "",
                    result->overdue != NULL ? "; " : "",
                    result->overdue != NULL ? result->overdue : ""));
        free(name);
    }
    /* What is known already is listed at the end, and shown in full in the other reports. */
    bool known = result->verdict == VERDICT_KNOWN && !result_deviates(result, run->strict);
    if (!failure_text_is_due(result) || known)
        return 0;
    clear_line(summary);
    fputc('\n', summary->stream);
    failure_text_print(summary->stream, "", result, summary->colour);
    return finish(summary->stream);
}

static void put_table(const struct summary *summary, const struct run *run)
{
    fputc('\n', summary->stream);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (run->counts[verdict] > 0 || verdict == VERDICT_PASS || verdict == VERDICT_FAIL)
            fprintf(summary->stream, "%11s", verdict_name((enum verdict)verdict));
    fputc('\n', summary->stream);
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (run->counts[verdict] > 0 || verdict == VERDICT_PASS || verdict == VERDICT_FAIL)
            fprintf(summary->stream, "%11zu", run->counts[verdict]);
    fputc('\n', summary->stream);
}

static void put_item(const struct summary *summary, const char *text)
{
    fputs("  ", summary->stream);
    utf8_put(summary->stream, text);
    fputc('\n', summary->stream);
}

static void put_lists(const struct summary *summary)
{
    if (summary->deviating.count > 0)
        fputs("\nNot as expected:\n", summary->stream);
    for (size_t i = 0; i < summary->deviating.count; i++)
        put_item(summary, summary->deviating.items[i]);
    if (summary->known.count > 0)
        fputs("\nAs recorded in the known deviations:\n", summary->stream);
    for (size_t i = 0; i < summary->known.count; i++)
        put_item(summary, summary->known.items[i]);
    if (summary->known.count > 0)
        fputs("  (assay known show CAUSE explains one; --known none shows what differs.)\n",
              summary->stream);
    if (summary->challenged.count > 0)
        fputs("\nChallenged, and counted nowhere:\n", summary->stream);
    for (size_t i = 0; i < summary->challenged.count; i++)
        put_item(summary, summary->challenged.items[i]);
    if (summary->reasons.texts.count > 0)
        fputs("\nNot applicable:\n", summary->stream);
    for (size_t i = 0; i < summary->reasons.texts.count; i++) {
        fprintf(summary->stream, "%5zu", summary->reason_counts[i]);
        put_item(summary, summary->reasons.texts.items[i]);
    }
}

static size_t sum(const struct run *run, const enum verdict *verdicts, size_t count)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += run->counts[verdicts[i]];
    return total;
}

static void put_sentence(const struct summary *summary, const struct run *run)
{
    static const enum verdict broken[] = {VERDICT_FAIL, VERDICT_CRASH, VERDICT_TIMEOUT,
                                          VERDICT_INCOMPLETE};
    static const enum verdict applied[] = {VERDICT_PASS,  VERDICT_FAIL,    VERDICT_WEAK,
                                           VERDICT_CRASH, VERDICT_TIMEOUT, VERDICT_INCOMPLETE,
                                           VERDICT_KNOWN, VERDICT_FIXED};
    size_t ran = sum(run, applied, sizeof applied / sizeof applied[0]);
    size_t new = sum(run, broken, sizeof broken / sizeof broken[0]);
    fputc('\n', summary->stream);
    size_t done = ran + run->counts[VERDICT_NA] + run->counts[VERDICT_ERROR];
    if (run->interrupted)
        fprintf(summary->stream, "Interrupted after %zu of %zu test%s. ", done, run->planned,
                noun_end(run->planned));
    else if (run->stopped != NULL)
        fprintf(summary->stream, "Stopped after %zu of %zu test%s: %s. ", done, run->planned,
                noun_end(run->planned), run->stopped);
    put_vm(summary, run);
    fputs(" (", summary->stream);
    utf8_put(summary->stream, run->vm->vendor);
    fputc(')', summary->stream);
    if (ran == 0) {
        fputs(": nothing ran, so there is no verdict.\n", summary->stream);
        return;
    }
    size_t passed = run->counts[VERDICT_PASS] + run->counts[VERDICT_FIXED];
    fprintf(summary->stream, ": %zu of %zu test%s %s", passed, ran, noun_end(ran),
            passed == 1 ? "passes" : "pass");
    if (new > 0)
        fprintf(summary->stream, "; %zu deviate%s", new, verb_end(new));
    if (run->counts[VERDICT_KNOWN] > 0)
        fprintf(summary->stream, "; %zu deviate%s in a known way", run->counts[VERDICT_KNOWN],
                verb_end(run->counts[VERDICT_KNOWN]));
    if (run->counts[VERDICT_WEAK] > 0)
        fprintf(summary->stream, "; %zu differ%s from a recommendation only",
                run->counts[VERDICT_WEAK], verb_end(run->counts[VERDICT_WEAK]));
    if (run->counts[VERDICT_FIXED] > 0)
        fprintf(summary->stream, "; %zu known deviation%s gone", run->counts[VERDICT_FIXED],
                run->counts[VERDICT_FIXED] == 1 ? " is" : "s are");
    if (run->overdue > 0)
        fprintf(summary->stream, "; %zu rest%s on a known deviation that is to be reviewed",
                run->overdue, verb_end(run->overdue));
    if (run->counts[VERDICT_ERROR] > 0)
        fprintf(summary->stream, "; on %zu the harness failed and nothing is known",
                run->counts[VERDICT_ERROR]);
    fprintf(summary->stream, " (%.0f s).\n", run->seconds);
}

static int end(struct sink *sink, const struct run *run)
{
    struct summary *summary = (struct summary *)sink;
    clear_line(summary);
    put_lists(summary);
    put_table(summary, run);
    put_sentence(summary, run);
    return finish(summary->stream);
}

static void release(struct sink *sink)
{
    struct summary *summary = (struct summary *)sink;
    strings_free(&summary->deviating);
    strings_free(&summary->known);
    strings_free(&summary->challenged);
    numbering_free(&summary->reasons);
    free(summary->reason_counts);
    free(summary);
}

struct sink *sink_summary(FILE *stream)
{
    struct summary *summary = xcalloc(1, sizeof *summary);
    const char *kind = getenv("TERM");
    const char *no_colour = getenv("NO_COLOR");
    summary->stream = stream;
    summary->terminal = isatty(fileno(stream)) && kind != NULL && strcmp(kind, "dumb") != 0;
    summary->colour = summary->terminal && (no_colour == NULL || *no_colour == '\0');
    summary->sink = (struct sink){begin, add_result, end, release,
                                  stream == stdout ? "standard output" : "standard error"};
    return &summary->sink;
}
