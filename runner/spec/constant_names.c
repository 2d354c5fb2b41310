/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/constant_names.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "base/table.h"
#include "base/text.h"

#define BEGINNING "JVMTI_"
#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"

struct constant_names {
    struct strings all; /* sorted */
};

static int add_column(struct strings *all, const char *directory, const char *file,
                      const char *column)
{
    struct table table;
    char *problem = NULL;
    int got = table_open(&table, directory, file, &problem);
    int place = got == 0 ? table_column(&table, column, &problem) : -1;
    if (place < 0)
        got = -1;
    while (place >= 0 && (got = table_next(&table, &problem)) == 1)
        strings_add(all, xstrdup(table.cells[place]));
    table_close(&table);
    if (got == 0)
        return 0;
    complain("%s", problem);
    free(problem);
    return -1;
}

struct constant_names *constant_names_read(const char *directory)
{
    struct constant_names *names = xcalloc(1, sizeof *names);
    if (add_column(&names->all, directory, "constants.tsv", "name") == 0
        && add_column(&names->all, directory, "error_codes.tsv", "error") == 0) {
        strings_sort(&names->all);
        return names;
    }
    constant_names_free(names);
    return NULL;
}

void constant_names_free(struct constant_names *names)
{
    if (names != NULL)
        strings_free(&names->all);
    free(names);
}

static int by_text(const void *key, const void *element)
{
    return strcmp(key, *(char *const *)element);
}

/* What is wrong with the word, or NULL. Allocated. */
static char *check_word(const struct constant_names *names, const char *start, size_t length)
{
    char *word = xprintf("%.*s", (int)length, start);
    char *problem = NULL;
    if (bsearch(word, names->all.items, names->all.count, sizeof *names->all.items, by_text)
        == NULL) {
        struct nearest nearest = nearest_begin(word);
        for (size_t i = 0; i < names->all.count; i++)
            nearest_try(&nearest, names->all.items[i], strlen(names->all.items[i]));
        char *hint = nearest_end(&nearest);
        problem = xprintf("the JVM TI has no constant %s%s", word, hint);
        free(hint);
    }
    free(word);
    return problem;
}

static char *check_line(const struct constant_names *names, const char *line, const char *end)
{
    char *problem = NULL;
    for (const char *at = line; problem == NULL && at < end; at++) {
        bool inside = at > line && (isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (inside || strncmp(at, BEGINNING, strlen(BEGINNING)) != 0)
            continue;
        size_t length = strspn(at, LETTERS);
        if (at[length] != '{')
            problem = check_word(names, at, length);
        at += length - 1;
    }
    return problem;
}

char *constant_names_check(const struct constant_names *names, const char *text, int *line)
{
    char *problem = NULL;
    *line = 0;
    for (const char *end; problem == NULL && *text != '\0'; text = end + (*end != '\0')) {
        ++*line;
        end = text + strcspn(text, "\n");
        if (*text != '#')
            problem = check_line(names, text, end);
    }
    return problem;
}
