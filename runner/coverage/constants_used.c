/* SPDX-License-Identifier: Apache-2.0 */
#include "coverage/constants_used.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

struct constant {
    char *group;
    char *name;
};

struct constants_used {
    struct constant *constants;
    size_t count;
    struct strings words; /* sorted */
};

static int read_constants(struct constants_used *vocabulary, const char *directory)
{
    struct table table;
    char *problem = NULL;
    int got = table_open(&table, directory, "constants.tsv", &problem);
    int group = got == 0 ? table_column(&table, "group", &problem) : -1;
    int name = group >= 0 ? table_column(&table, "name", &problem) : -1;
    got = name >= 0 ? 0 : -1;
    while (got == 0 && (got = table_next(&table, &problem)) == 1) {
        vocabulary->constants = xrealloc(vocabulary->constants,
                                         (vocabulary->count + 1) * sizeof(struct constant));
        vocabulary->constants[vocabulary->count++] = (struct constant){xstrdup(table.cells[group]),
                                                                       xstrdup(table.cells[name])};
        got = 0;
    }
    table_close(&table);
    if (problem != NULL)
        complain("%s", problem);
    free(problem);
    return got;
}

static bool is_word(int c)
{
    return isupper(c) || isdigit(c) || c == '_';
}

static void add_words(struct strings *words, const char *line)
{
    while (*line != '\0') {
        size_t length = 0;
        while (is_word((unsigned char)line[length]))
            length++;
        if (length > 1)
            strings_add(words, xprintf("%.*s", (int)length, line));
        line += length > 0 ? length : 1;
    }
}

static int read_words(struct strings *words, const char *path)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    if (file == NULL) {
        complain("%s: %s", path, strerror(errno));
        return -1;
    }
    while (getline(&line, &size, file) > 0)
        if (*line != '#' && *line != '[')
            add_words(words, line);
    free(line);
    fclose(file);
    return 0;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

struct constants_used *constants_used_read(const struct home *home, const struct catalog *catalog)
{
    struct constants_used *vocabulary = xcalloc(1, sizeof *vocabulary);
    int result = read_constants(vocabulary, home->spec);
    for (size_t i = 0; result == 0 && i < catalog->count; i++)
        result = read_words(&vocabulary->words, catalog->tests[i].expected);
    if (result != 0) {
        constants_used_free(vocabulary);
        return NULL;
    }
    if (vocabulary->words.count > 0)
        qsort(vocabulary->words.items, vocabulary->words.count, sizeof(char *), by_text);
    return vocabulary;
}

void constants_used_free(struct constants_used *vocabulary)
{
    for (size_t i = 0; i < vocabulary->count; i++) {
        free(vocabulary->constants[i].group);
        free(vocabulary->constants[i].name);
    }
    free(vocabulary->constants);
    strings_free(&vocabulary->words);
    free(vocabulary);
}

static bool has_word(const struct constants_used *vocabulary, const char *word)
{
    return vocabulary->words.count > 0
           && bsearch(&word, vocabulary->words.items, vocabulary->words.count, sizeof(char *),
                      by_text)
                  != NULL;
}

/* Length of what all names of the group begin with, up to and with a '_'. */
static size_t shared_prefix(const struct constants_used *vocabulary, const char *group)
{
    const char *first = NULL;
    size_t length = 0;
    for (size_t i = 0; i < vocabulary->count; i++) {
        const struct constant *constant = &vocabulary->constants[i];
        if (strcmp(constant->group, group) != 0)
            continue;
        if (first == NULL) {
            first = constant->name;
            length = strlen(first);
        }
        while (length > 0
               && (strncmp(first, constant->name, length) != 0 || first[length - 1] != '_'))
            length--;
    }
    return length;
}

size_t constants_used_count(const struct constants_used *vocabulary, const char *group, size_t *all)
{
    size_t prefix = shared_prefix(vocabulary, group), used = 0;
    const char *last = "";
    *all = 0;
    for (size_t i = 0; i < vocabulary->count; i++) {
        const struct constant *constant = &vocabulary->constants[i];
        if (strcmp(constant->group, group) != 0 || strcmp(constant->name, last) == 0)
            continue;
        last = constant->name;
        ++*all;
        used += has_word(vocabulary, constant->name)
                || has_word(vocabulary, constant->name + prefix);
    }
    return used;
}
