/* SPDX-License-Identifier: Apache-2.0 */

/* Whether a result is a known deviation. */
#include "judge/known_entries.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Pins that are tried for one result before the search for an explanation gives up. */
#define MAX_TRIES 100000

/* The differences that are not explained so far. */
struct open_differences {
    const struct comparison *comparison;
    const char *end; /* the verdict's word while unexplained, or NULL */
    bool *explained; /* by line of the comparison */
};

/* Whether a line has that text, which came from a pin and so has no blanks at its end. */
static bool has_text(const struct diff_line *line, const char *text)
{
    size_t length = strlen(line->text);
    while (length > 0 && line->text[length - 1] == ' ')
        length--;
    return strlen(text) == length && strncmp(line->text, text, length) == 0;
}

/* Finds a differing line that is not explained; -1 when there is none. */
static long find_line(const struct open_differences *open, enum diff_kind kind, const char *text)
{
    for (size_t i = 0; i < open->comparison->count; i++) {
        const struct diff_line *line = &open->comparison->lines[i];
        if (line->kind == kind && !open->explained[i] && (text == NULL || has_text(line, text)))
            return (long)i;
    }
    return -1;
}

/* Whether an expected line comes after that line of the comparison. */
static bool goes_on(const struct comparison *comparison, long line)
{
    for (size_t i = (size_t)(line + 1); i < comparison->count; i++)
        if (comparison->lines[i].kind == DIFF_SAME)
            return true;
    return false;
}

/* An end before its time explains the expected line at which it came, and all
 * lines that would have come after it. It came elsewhere if any of those did come. */
static bool explain_end(struct open_differences *open, const char *expected)
{
    long first = find_line(open, DIFF_MISSING, NULL);
    if (expected == NULL ? first >= 0
                         : first < 0 || find_line(open, DIFF_MISSING, expected) != first
                               || goes_on(open->comparison, first))
        return false;
    for (size_t i = 0; i < open->comparison->count; i++)
        if (open->comparison->lines[i].kind == DIFF_MISSING)
            open->explained[i] = true;
    open->end = NULL;
    return true;
}

static bool explain_pair(struct open_differences *open, const struct known_pair *pair)
{
    if (pair->actual != NULL && open->end != NULL && strcmp(pair->actual, open->end) == 0)
        return explain_end(open, pair->expected);
    long missing = pair->expected != NULL ? find_line(open, DIFF_MISSING, pair->expected) : -1;
    long extra = pair->actual != NULL ? find_line(open, DIFF_EXTRA, pair->actual) : -1;
    if ((pair->expected != NULL && missing < 0) || (pair->actual != NULL && extra < 0))
        return false;
    if (missing >= 0)
        open->explained[missing] = true;
    if (extra >= 0)
        open->explained[extra] = true;
    return true;
}

static bool all_explained(const struct open_differences *open)
{
    for (size_t i = 0; i < open->comparison->count; i++)
        if (open->comparison->lines[i].kind != DIFF_SAME && !open->explained[i])
            return false;
    return open->end == NULL && open->comparison->omitted == 0;
}

/* "id, rest", with the id once. Takes the rest over. */
static char *with_id(const char *id, char *rest)
{
    if (known_ids_have(rest, id))
        return rest;
    char *ids = xprintf("%s%s%s", id, *rest != '\0' ? ", " : "", rest);
    free(rest);
    return ids;
}

/* Tries with and without each pin, from number `from` on; one that is used
 * explains something with each of its pairs. `depth` and `tries` bound the work. */
static char *explain(const struct known *known, const struct vm *vm, const char *id,
                     struct open_differences open, size_t from, int depth, int *tries)
{
    if (all_explained(&open))
        return xstrdup("");
    size_t count = open.comparison->count;
    for (size_t i = from; depth > 0 && *tries > 0 && i < known->pin_count; i++) {
        const struct known_test *test = known_applies(&known->pins[i], vm, id);
        if (test == NULL)
            continue;
        --*tries;
        struct open_differences left = open;
        left.explained = xcalloc(count, sizeof *left.explained);
        memcpy(left.explained, open.explained, count * sizeof *left.explained);
        bool all = true;
        for (size_t j = 0; all && j < test->count; j++)
            all = explain_pair(&left, &test->pairs[j]);
        char *rest = all ? explain(known, vm, id, left, i + 1, depth - 1, tries) : NULL;
        free(left.explained);
        if (rest != NULL)
            return with_id(known->pins[i].cause_id, rest);
    }
    return NULL;
}

char *known_match(const struct known *known, const struct vm *vm, const char *id,
                  const struct comparison *comparison, const char *end)
{
    struct open_differences open = {.comparison = comparison, .end = end};
    open.explained = xcalloc(comparison->count, sizeof *open.explained);
    int tries = MAX_TRIES;
    char *ids = all_explained(&open) ? NULL : explain(known, vm, id, open, 0, 8, &tries);
    if (ids == NULL && tries == 0)
        complain("%s: the pins of known deviations leave too many combinations to be tried", id);
    free(open.explained);
    return ids;
}
