/* SPDX-License-Identifier: Apache-2.0 */
#include "history/pins_joined.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "vm/version.h"

/* ---- Order -------------------------------------------------------------- */

static const char *field_of(const struct pin_line *line, size_t field)
{
    const char *const fields[] = {[PIN_VM] = line->vm,
                                  [PIN_VERSIONS] = line->versions,
                                  [PIN_ARGUMENTS] = line->arguments,
                                  [PIN_VENDOR] = line->vendor,
                                  [PIN_ARCHITECTURE] = line->architecture,
                                  [PIN_SOMETIMES] = line->sometimes,
                                  [PIN_BODY] = line->body};
    return fields[field];
}

int pin_line_order(const struct pin_line *a, const struct pin_line *b, size_t but)
{
    int order = 0;
    for (size_t i = 0; i < PIN_FIELDS && order == 0; i++)
        if (i != but)
            order = strcmp(field_of(a, i), field_of(b, i));
    return order;
}

/* A release that no int holds is after all others. */
static int feature_of(const char *versions)
{
    long number = strtol(versions, NULL, 10);
    return number < 0 || number > INT_MAX ? INT_MAX : (int)number;
}

int pin_version_order(const char *a, const char *b)
{
    int order = version_order(a, feature_of(a), b, feature_of(b));
    return order != 0 ? order : strcmp(a, b);
}

static int by_version(const void *a, const void *b)
{
    return pin_version_order(*(char *const *)a, *(char *const *)b);
}

/* ---- Joined ------------------------------------------------------------- */

/* Where a line is, and the field that does not count when it is compared. */
struct pin_place {
    const struct pin_line *line;
    size_t index, but;
};

static int by_line(const void *a, const void *b)
{
    const struct pin_place *left = a, *right = b;
    int order = pin_line_order(left->line, right->line, left->but);
    return order != 0 ? order : (left->index > right->index) - (left->index < right->index);
}

static void add_parts(struct strings *parts, const char *text, const char *separator)
{
    for (const char *end; (end = strstr(text, separator)) != NULL; text = end + strlen(separator))
        strings_add(parts, xprintf("%.*s", (int)(end - text), text));
    strings_add(parts, xstrdup(text));
}

/* The parts that the lines have in the field, each once and in order. No arguments are any. */
static char *joined(const struct pin_place *places, size_t count, enum pin_field field)
{
    static const char *const separators[] = {
        [PIN_VM] = " | ", [PIN_VERSIONS] = ", ", [PIN_ARGUMENTS] = "\n"};
    struct strings parts = {0};
    for (size_t i = 0; i < count; i++) {
        const char *text = field_of(places[i].line, field);
        if (field == PIN_ARGUMENTS && *text == '\0') {
            strings_free(&parts);
            return xstrdup("");
        }
        add_parts(&parts, text, separators[field]);
    }
    strings_unite(&parts);
    if (field == PIN_VERSIONS)
        qsort(parts.items, parts.count, sizeof *parts.items, by_version);
    else
        strings_sort(&parts);
    char *text = strings_joined(&parts, separators[field]);
    strings_free(&parts);
    return text;
}

/* Puts into the first what all of them say, and marks the others as gone. */
static void join(struct pin_lines *lines, const struct pin_place *places, size_t count,
                 enum pin_field field)
{
    char *text = joined(places, count, field);
    struct pin_line *first = &lines->items[places[0].index];
    char **const fields[] = {[PIN_VM] = &first->vm,
                             [PIN_VERSIONS] = &first->versions,
                             [PIN_ARGUMENTS] = &first->arguments};
    free(*fields[field]);
    *fields[field] = text;
    for (size_t i = 1; i < count; i++)
        pin_line_free(&lines->items[places[i].index]);
}

static void join_by(struct pin_lines *lines, enum pin_field field)
{
    struct pin_place *places = xcalloc(lines->count, sizeof *places);
    for (size_t i = 0; i < lines->count; i++)
        places[i] = (struct pin_place){&lines->items[i], i, field};
    if (lines->count > 0)
        qsort(places, lines->count, sizeof *places, by_line);
    for (size_t i = 0, end; i < lines->count; i = end) {
        for (end = i + 1; end < lines->count; end++)
            if (pin_line_order(places[i].line, places[end].line, field) != 0)
                break;
        if (end - i > 1)
            join(lines, &places[i], end - i, field);
    }
    free(places);
    size_t kept = 0;
    for (size_t i = 0; i < lines->count; i++)
        if (lines->items[i].body != NULL)
            lines->items[kept++] = lines->items[i];
    lines->count = kept;
}

void pin_lines_join(struct pin_lines *lines)
{
    join_by(lines, PIN_VERSIONS);
    join_by(lines, PIN_VM);
    join_by(lines, PIN_ARGUMENTS);
}
