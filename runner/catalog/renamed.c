/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/renamed.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/text.h"

struct pair {
    char *before, *now;
};

struct renamed {
    struct pair *pairs; /* sorted by the id before */
    size_t count;
};

/* Takes the words of a line "OLD NEW". Returns what is wrong with it, or NULL. */
static const char *take(struct renamed *renamed, char *line)
{
    char *save;
    line[strcspn(line, "#\r")] = '\0';
    char *before = strtok_r(line, " \t", &save), *now = strtok_r(NULL, " \t", &save);
    if (before == NULL)
        return NULL;
    if (now == NULL || strtok_r(NULL, " \t", &save) != NULL)
        return "a line is 'OLD NEW', two ids of tests";
    renamed->pairs = xrealloc(renamed->pairs, (renamed->count + 1) * sizeof *renamed->pairs);
    renamed->pairs[renamed->count++] = (struct pair){xstrdup(before), xstrdup(now)};
    return NULL;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct pair *)a)->before, ((const struct pair *)b)->before);
}

struct renamed *renamed_read(const struct home *home)
{
    struct renamed *renamed = xcalloc(1, sizeof *renamed);
    char *path = xprintf("%s/renamed.txt", home->suites);
    char *text = access(path, F_OK) == 0 ? file_read_loudly(path, NULL) : xstrdup("");
    const char *problem = text == NULL ? "" : NULL;
    int number = 0;
    for (char *line = text, *end; problem == NULL && *line != '\0'; line = end) {
        end = line + strcspn(line, "\n");
        if (*end != '\0')
            *end++ = '\0';
        number++;
        problem = take(renamed, line);
    }
    if (problem != NULL && *problem != '\0')
        complain("%s:%d: %s", path, number, problem);
    if (problem != NULL) {
        renamed_free(renamed);
        renamed = NULL;
    } else if (renamed->count > 0) {
        qsort(renamed->pairs, renamed->count, sizeof *renamed->pairs, by_id);
    }
    free(text);
    free(path);
    return renamed;
}

struct renamed *renamed_find(void)
{
    struct home home;
    if (home_find(&home) != 0)
        return NULL;
    struct renamed *renamed = renamed_read(&home);
    home_free(&home);
    return renamed;
}

void renamed_free(struct renamed *renamed)
{
    if (renamed == NULL)
        return;
    for (size_t i = 0; i < renamed->count; i++) {
        free(renamed->pairs[i].before);
        free(renamed->pairs[i].now);
    }
    free(renamed->pairs);
    free(renamed);
}

static const char *find(const struct renamed *renamed, const char *id)
{
    const struct pair key = {.before = (char *)(uintptr_t)id};
    const struct pair *found = renamed != NULL && renamed->count > 0
                                   ? bsearch(&key, renamed->pairs, renamed->count,
                                             sizeof *renamed->pairs, by_id)
                                   : NULL;
    return found != NULL ? found->now : NULL;
}

char *renamed_id(const struct renamed *renamed, const char *id)
{
    char *test = xprintf("%.*s", (int)strcspn(id, ":"), id);
    const char *found = find(renamed, test);
    char *now = found != NULL ? xprintf("%s%s", found, id + strlen(test)) : xstrdup(id);
    free(test);
    const char *of_case = find(renamed, now);
    if (of_case != NULL) {
        free(now);
        now = xstrdup(of_case);
    }
    return now;
}

char *renamed_argument(const struct renamed *renamed, const char *pattern)
{
    size_t sign = *pattern == '!' || *pattern == '-';
    char *id = renamed_id(renamed, pattern + sign);
    if (strcmp(id, pattern + sign) != 0)
        complain("'%s' has been renamed to '%s'", pattern + sign, id);
    char *now = xprintf("%.*s%s", (int)sign, pattern, id);
    free(id);
    return now;
}

void renamed_apply(const struct renamed *renamed, json_t *document)
{
    size_t index;
    json_t *result;
    if (renamed == NULL || renamed->count == 0)
        return;
    json_array_foreach (json_object_get(document, "results"), index, result) {
        const char *id = json_string_value(json_object_get(result, "id"));
        if (id == NULL)
            continue;
        char *now = renamed_id(renamed, id);
        if (strcmp(now, id) != 0)
            json_object_set_new(result, "id", json_string(now));
        free(now);
    }
}
