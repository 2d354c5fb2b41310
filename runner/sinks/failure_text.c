/* SPDX-License-Identifier: Apache-2.0 */
#include "sinks/failure_text.h"

#include <stdlib.h>
#include <string.h>

#include "base/lines.h"
#include "base/text.h"
#include "base/utf8.h"

enum {
    CONTEXT = 2,       /* equal lines shown around a difference */
    PRINTED_LINES = 20 /* shown of what the JVM printed */
};

bool failure_text_is_due(const struct result *result)
{
    switch (result->verdict) {
    case VERDICT_PASS:
        return !result->comparison.equal && result->comparison.count > 0;
    case VERDICT_NA:
    case VERDICT_FIXED:
        return false;
    default:
        return true;
    }
}

char *failure_text_name(const struct result *result)
{
    return result->repeat == 0 ? xstrdup(result->id)
                               : xprintf("%s (repeat %u)", result->id, result->repeat);
}

static void put_text(FILE *stream, const char *indent, const char *label, const char *text)
{
    fprintf(stream, "%s%s", indent, label);
    utf8_put(stream, text);
    fputc('\n', stream);
}

static bool near_difference(const struct comparison *comparison, size_t index)
{
    size_t first = index >= CONTEXT ? index - CONTEXT : 0;
    for (size_t i = first; i < comparison->count && i <= index + CONTEXT; i++)
        if (comparison->lines[i].kind != DIFF_SAME)
            return true;
    return false;
}

static void put_line(FILE *stream, const char *indent, const struct diff_line *line, bool colour)
{
    static const struct {
        const char *mark, *colour;
    } looks[] = {
        [DIFF_SAME] = {"    ", ""},
        [DIFF_MISSING] = {"  - ", "\033[31m"},
        [DIFF_EXTRA] = {"  + ", "\033[32m"},
    };
    bool coloured = colour && line->kind != DIFF_SAME;
    char *plain = utf8_brief(line->text, strlen(line->text));
    fprintf(stream, "%s%s%s%s%s\n", indent, coloured ? looks[line->kind].colour : "",
            looks[line->kind].mark, plain, coloured ? "\033[0m" : "");
    free(plain);
}

static bool cited_before(const struct comparison *comparison, size_t line, size_t rule)
{
    const struct rule *wanted = comparison->lines[line].rules[rule];
    for (size_t i = 0; i <= line; i++) {
        const struct diff_line *earlier = &comparison->lines[i];
        size_t end = i < line ? earlier->rule_count : rule;
        for (size_t k = 0; earlier->kind != DIFF_SAME && k < end; k++)
            if (earlier->rules[k] == wanted)
                return true;
    }
    return false;
}

static void put_rules(FILE *stream, const char *indent, const struct comparison *comparison)
{
    for (size_t i = 0; i < comparison->count; i++) {
        const struct diff_line *line = &comparison->lines[i];
        for (size_t k = 0; line->kind != DIFF_SAME && k < line->rule_count; k++)
            if (!cited_before(comparison, i, k)) {
                const struct rule *rule = line->rules[k];
                fprintf(stream, "%s  [%s] %s: ", indent, rule->id, level_name(rule->level));
                utf8_put(stream, rule->wording);
                fputc('\n', stream);
            }
    }
}

static void put_comparison(FILE *stream, const char *indent, const struct comparison *comparison,
                           bool colour)
{
    if (comparison->equal || comparison->count == 0)
        return;
    fprintf(stream, "%s  expected (-) and actual (+):\n", indent);
    bool gap = false;
    for (size_t i = 0; i < comparison->count; i++) {
        if (near_difference(comparison, i))
            put_line(stream, indent, &comparison->lines[i], colour);
        else if (!gap)
            fprintf(stream, "%s    ...\n", indent);
        gap = !near_difference(comparison, i);
    }
    if (comparison->omitted > 0)
        fprintf(stream, "%s  + ... and %zu more line%s not expected\n", indent, comparison->omitted,
                comparison->omitted == 1 ? " that is" : "s that are");
    put_rules(stream, indent, comparison);
}

static void put_printed(FILE *stream, const char *indent, const char *name,
                        const struct stream *printed)
{
    if (printed->length == 0)
        return;
    size_t position = line_tail(printed, PRINTED_LINES);
    fprintf(stream, "%s  the JVM's %s%s%s:\n", indent, name, position > 0 ? ", its end" : "",
            printed->cut ? ", cut" : "");
    char *line;
    while ((line = line_next(printed, &position, utf8_brief)) != NULL) {
        fprintf(stream, "%s    | %s\n", indent, line);
        free(line);
    }
}

void failure_text_print(FILE *stream, const char *indent, const struct result *result, bool colour)
{
    char *name = failure_text_name(result);
    fprintf(stream, "%s%s %s\n", indent, verdict_name(result->verdict), name);
    free(name);
    put_text(stream, indent, "  ", result->title);
    if (result->reason != NULL)
        put_text(stream, indent, "  ", result->reason);
    if (result->known != NULL)
        put_text(stream, indent, "  known deviation: ", result->known);
    put_comparison(stream, indent, &result->comparison, colour);
    if (result->verdict != VERDICT_KNOWN && result->verdict != VERDICT_PASS) {
        put_printed(stream, indent, "standard output", &result->out);
        put_printed(stream, indent, "standard error", &result->err);
    }
    if (result->rerun != NULL)
        put_text(stream, indent, "  again:   ", result->rerun);
    if (result->by_hand != NULL)
        put_text(stream, indent, "  by hand: ", result->by_hand);
    if (result->kept != NULL)
        put_text(stream, indent, "  record:  ", result->kept);
}
