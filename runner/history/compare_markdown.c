/* SPDX-License-Identifier: Apache-2.0 */

/* The differences of two runs as Markdown. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "history/compare_runs.h"
#include "history/markdown.h"

/* GitHub takes comments of up to 65536 characters. */
enum { COMMENT_MAX = 60000, SHOWN = 25, LINES = 12 };

static void put_run(FILE *stream, const char *what, const struct results_file *file)
{
    const char *revision = json_string_value(json_object_get(file->root, "revision"));
    fprintf(stream, "| %s | ", what);
    /* A bar ends a cell of a table even within code. */
    char *label = xstrdup(file->label);
    for (char *c = label; *c != '\0'; c++)
        *c = *c == '|' ? '/' : *c;
    markdown_code(stream, label);
    free(label);
    fprintf(stream, " | %d | ", file->spec);
    markdown_code(stream, revision != NULL && strchr(revision, '|') == NULL ? revision : "unknown");
    fprintf(stream, " | %zu%s |\n", file->count,
            file->interrupted  ? " (interrupted)"
            : file->incomplete ? " (incomplete)"
                               : "");
}

static void put_difference(FILE *stream, const struct difference *difference, bool shown)
{
    fputs("- ", stream);
    markdown_code(stream, difference_id(difference));
    fprintf(stream, " %s → **%s**", verdict_in(difference->before), verdict_in(difference->after));
    if (difference_reason(difference) != NULL) {
        fputs(": ", stream);
        markdown_code(stream, difference_reason(difference));
    }
    fputc('\n', stream);
    if (shown && difference->after != NULL)
        markdown_lines(stream, difference->after, LINES);
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
    const struct results_file *run;
    const char *unknown = compare_runs_unknown(runs, &run);
    if (grave > 0)
        fprintf(stream, "### JVM TI conformance: %zu test%s became worse\n\n", grave,
                grave == 1 ? "" : "s");
    else if (unknown != NULL)
        fprintf(stream, "### JVM TI conformance: not known\n\nThe run %s %s.\n\n",
                run == &runs->before ? "before" : "after", unknown);
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
