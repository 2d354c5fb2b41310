/* SPDX-License-Identifier: Apache-2.0 */

/* The differences of two runs as Markdown. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "history/compare_runs.h"

/* GitHub takes comments of up to 65536 characters. */
enum { COMMENT_MAX = 60000, SHOWN = 25, LINES = 12, LINE_LENGTH = 120 };

static size_t longest_ticks(const char *text)
{
    size_t longest = 0;
    for (; *text != '\0'; text += *text != '\0') {
        size_t ticks = strspn(text, "`");
        longest = ticks > longest ? ticks : longest;
        text += ticks;
    }
    return longest;
}

static void put_ticks(FILE *stream, size_t count)
{
    for (size_t i = 0; i < count; i++)
        fputc('`', stream);
}

/* The first characters of the text, without control characters. Allocated. */
static char *shortened(const char *text, size_t most)
{
    char *plain = utf8_plain(text, strlen(text));
    size_t end = strlen(plain) > most ? most : strlen(plain);
    while (plain[end] != '\0' && ((unsigned char)plain[end] & 0xc0) == 0x80)
        end--;
    char *result = xprintf("%.*s%s", (int)end, plain, plain[end] != '\0' ? "..." : "");
    free(plain);
    return result;
}

/* As code, between more backticks than there are in it together. */
static void put_code(FILE *stream, const char *text)
{
    char *plain = shortened(text, 2 * LINE_LENGTH);
    size_t ticks = longest_ticks(plain) + 1;
    bool padded = plain[0] == '`' || plain[0] == '\0' || plain[strlen(plain) - 1] == '`';
    const char *pad = padded ? " " : "";
    put_ticks(stream, ticks);
    fprintf(stream, "%s%s%s", pad, plain, pad);
    put_ticks(stream, ticks);
    free(plain);
}

static void put_run(FILE *stream, const char *what, const struct results_file *file)
{
    const char *revision = json_string_value(json_object_get(file->root, "revision"));
    fprintf(stream, "| %s | ", what);
    /* A bar ends a cell of a table even within code. */
    char *label = xstrdup(file->label);
    for (char *c = label; *c != '\0'; c++)
        *c = *c == '|' ? '/' : *c;
    put_code(stream, label);
    free(label);
    fprintf(stream, " | %d | ", file->spec);
    put_code(stream, revision != NULL && strchr(revision, '|') == NULL ? revision : "unknown");
    fprintf(stream, " | %zu%s |\n", file->count,
            file->interrupted  ? " (interrupted)"
            : file->incomplete ? " (incomplete)"
                               : "");
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* The lines that differ, and the line to paste, in a block of code. */
static void put_lines(FILE *stream, const struct recorded_result *result)
{
    const json_t *comparison = json_object_get(result->object, "comparison");
    struct strings lines = {0};
    size_t index, ticks = 2, more = 0;
    json_t *line;
    json_array_foreach (comparison, index, line) {
        const char *kind = text_in(line, "kind");
        if (strcmp(kind, "same") == 0)
            continue;
        if (lines.count == LINES) {
            more++;
            continue;
        }
        char *text = shortened(text_in(line, "text"), LINE_LENGTH);
        size_t here = longest_ticks(text);
        ticks = here > ticks ? here : ticks;
        strings_add(&lines, xprintf("%c %s", strcmp(kind, "missing") == 0 ? '-' : '+', text));
        free(text);
    }
    if (lines.count > 0) {
        fputs("\n  ", stream);
        put_ticks(stream, ticks + 1);
        fputs("diff\n", stream);
        for (size_t i = 0; i < lines.count; i++)
            fprintf(stream, "  %s\n", lines.items[i]);
        if (more > 0)
            fprintf(stream, "  ... and %zu more lines\n", more);
        fputs("  ", stream);
        put_ticks(stream, ticks + 1);
        fputs("\n\n", stream);
    }
    strings_free(&lines);
}

static void put_difference(FILE *stream, const struct difference *difference, bool shown)
{
    fputs("- ", stream);
    put_code(stream, difference_id(difference));
    fprintf(stream, " %s → **%s**", verdict_in(difference->before), verdict_in(difference->after));
    if (difference_reason(difference) != NULL) {
        fputs(": ", stream);
        put_code(stream, difference_reason(difference));
    }
    fputc('\n', stream);
    if (shown && difference->after != NULL)
        put_lines(stream, difference->after);
}

/* Puts the difference if there is room for it. */
static bool put_if_room(FILE *stream, const struct difference *difference, bool shown, size_t *room)
{
    char *text;
    size_t length;
    FILE *memory = open_memstream(&text, &length);
    if (memory == NULL)
        return false;
    put_difference(memory, difference, shown);
    fclose(memory);
    bool fits = length <= *room;
    if (fits) {
        fwrite(text, 1, length, stream);
        *room -= length;
    }
    free(text);
    return fits;
}

static void put_change(FILE *stream, const struct compare_runs *runs, enum run_change change,
                       size_t *room)
{
    bool grave = change == WORSE || change == DIFFERENT;
    if (runs->counts[change] == 0)
        return;
    fprintf(stream, "\n<details%s><summary>%s: %zu</summary>\n\n", grave ? " open" : "",
            change_heading(change), runs->counts[change]);
    size_t named = 0, unnamed = 0;
    for (size_t i = 0; i < runs->count; i++) {
        if (runs->differences[i].change != change)
            continue;
        if (put_if_room(stream, &runs->differences[i], grave && named < SHOWN, room))
            named++;
        else
            unnamed++;
    }
    if (unnamed > 0)
        fprintf(stream, "- ... and %zu more\n", unnamed);
    fputs("\n</details>\n", stream);
}

void compare_runs_markdown(const struct compare_runs *runs, FILE *stream)
{
    const size_t *counts = runs->counts;
    size_t grave = counts[WORSE] + counts[DIFFERENT];
    if (grave > 0)
        fprintf(stream, "### JVM TI conformance: %zu test%s became worse\n\n", grave,
                grave == 1 ? "" : "s");
    else
        fputs("### JVM TI conformance: nothing became worse\n\n", stream);
    fputs("| | JVM | specification | suite | tests |\n|---|---|---|---|---|\n", stream);
    put_run(stream, "before", &runs->before);
    put_run(stream, "after", &runs->after);
    fprintf(stream,
            "\n%zu worse, %zu failing in another way, %zu better, %zu new, %zu gone, "
            "%zu the same.\n",
            counts[WORSE], counts[DIFFERENT], counts[BETTER], counts[NEW], counts[GONE],
            counts[SAME]);
    size_t room = COMMENT_MAX;
    for (int change = WORSE; change < CHANGES; change++)
        put_change(stream, runs, (enum run_change)change, &room);
}
