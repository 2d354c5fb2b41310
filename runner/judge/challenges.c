/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/challenges.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/date.h"
#include "base/files.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "judge/known.h"

/* One entry. */
struct challenge {
    char *id;
    struct strings tests;
    char *argument;
    char *date;
};

struct challenges {
    struct challenge *items;
    size_t count;
};

static char *take(struct challenges *challenges, const char *key, const char *value)
{
    if (*value == '\0')
        return xprintf("%s: says nothing", key);
    if (strcmp(key, "Challenge") == 0) {
        challenges->items = xgrow(challenges->items, challenges->count, sizeof *challenges->items);
        challenges->items[challenges->count++] = (struct challenge){.id = xstrdup(value)};
        return NULL;
    }
    if (challenges->count == 0)
        return xstrdup("an entry begins with Challenge:");
    struct challenge *challenge = &challenges->items[challenges->count - 1];
    char **text = strcmp(key, "Argument") == 0 ? &challenge->argument
                  : strcmp(key, "Date") == 0   ? &challenge->date
                                               : NULL;
    if (strcmp(key, "Test") == 0)
        strings_add(&challenge->tests, xstrdup(value));
    else if (text == NULL)
        return xprintf("there is no key '%s'; the keys are Challenge, Test, Argument and Date",
                       key);
    else if (*text != NULL)
        return xprintf("%s: is given twice in this entry", key);
    else
        *text = xstrdup(value);
    return text == &challenge->date && !date_is_valid(value)
               ? xprintf("'%s' is not a date; write YYYY-MM-DD", value)
               : NULL;
}

/* What is missing in the entry that was read last. Allocated, or NULL. */
static char *lack(const struct challenges *challenges)
{
    if (challenges->count == 0)
        return NULL;
    const struct challenge *challenge = &challenges->items[challenges->count - 1];
    const char *key = challenge->tests.count == 0   ? "Test"
                      : challenge->argument == NULL ? "Argument"
                      : challenge->date == NULL     ? "Date"
                                                    : NULL;
    return key != NULL ? xprintf("the challenge '%s' has no key %s:", challenge->id, key) : NULL;
}

/* One line, without its end. Returns what is wrong with it, allocated, or NULL. */
static char *read_line(struct challenges *challenges, char *line, const struct catalog *catalog,
                       const struct home *home)
{
    size_t length = strlen(line);
    while (length > 0 && strchr(" \r", line[length - 1]) != NULL)
        line[--length] = '\0';
    if (*line == '#' || *line == '\0')
        return NULL;
    char *colon = strchr(line, ':');
    if (*line == ' ' || colon == NULL)
        return xstrdup("a line of an entry is 'Key: value', all in one line");
    *colon = '\0';
    const char *value = colon + 1 + strspn(colon + 1, " ");
    if (strcmp(line, "Test") == 0 && !catalog_has_test(catalog, home, value))
        return xprintf("there is no test '%s'", value);
    char *problem = strcmp(line, "Challenge") == 0 ? lack(challenges) : NULL;
    return problem != NULL ? problem : take(challenges, line, value);
}

struct challenges *challenges_find(const struct catalog *catalog, const struct home *home)
{
    struct challenges *challenges = xcalloc(1, sizeof *challenges);
    char *path = xprintf("%s/challenges.txt", home->suites);
    char *text = access(path, F_OK) == 0 ? file_read_loudly(path, NULL) : xstrdup("");
    char *problem = text == NULL ? xstrdup("cannot be read") : NULL;
    int number = 1;
    for (char *line = text; problem == NULL && *line != '\0'; number++) {
        char *end = line + strcspn(line, "\n");
        bool last = *end == '\0';
        *end = '\0';
        problem = read_line(challenges, line, catalog, home);
        line = last ? end : end + 1;
    }
    if (problem == NULL)
        problem = lack(challenges);
    if (problem != NULL) {
        complain("%s:%d: %s", path, number - 1, problem);
        challenges_free(challenges);
        challenges = NULL;
    }
    free(problem);
    free(text);
    free(path);
    return challenges;
}

void challenges_free(struct challenges *challenges)
{
    if (challenges == NULL)
        return;
    for (size_t i = 0; i < challenges->count; i++) {
        free(challenges->items[i].id);
        strings_free(&challenges->items[i].tests);
        free(challenges->items[i].argument);
        free(challenges->items[i].date);
    }
    free(challenges->items);
    free(challenges);
}

const char *challenge_of(const struct challenges *challenges, const char *id)
{
    for (size_t i = 0; challenges != NULL && i < challenges->count; i++)
        for (size_t j = 0; j < challenges->items[i].tests.count; j++)
            if (test_has_id(challenges->items[i].tests.items[j], id))
                return challenges->items[i].argument;
    return NULL;
}
