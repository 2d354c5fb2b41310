/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/renamed.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/numbering.h"
#include "base/text.h"

struct pair {
    char *before, *now;
};

struct pairs {
    struct pair *items; /* sorted by the id before */
    size_t count;
};

struct renamed {
    struct pairs tests, causes;
};

/* Takes the words of a line "OLD NEW". Returns what is wrong with it, or NULL. */
static const char *take(struct pairs *pairs, char *line)
{
    char *save;
    line[strcspn(line, "#\r")] = '\0';
    char *before = strtok_r(line, " \t", &save), *now = strtok_r(NULL, " \t", &save);
    if (before == NULL)
        return NULL;
    if (now == NULL || strtok_r(NULL, " \t", &save) != NULL)
        return "a line is 'OLD NEW', two ids";
    pairs->items = xgrow(pairs->items, pairs->count, sizeof *pairs->items);
    pairs->items[pairs->count++] = (struct pair){xstrdup(before), xstrdup(now)};
    return NULL;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct pair *)a)->before, ((const struct pair *)b)->before);
}

/* Returns 0, or -1 after a message. */
static int read_pairs(struct pairs *pairs, const struct home *home, const char *name)
{
    char *path = xprintf("%s/%s", home->suites, name);
    char *text = access(path, F_OK) == 0 ? file_read_loudly(path, NULL) : xstrdup("");
    const char *problem = text == NULL ? "" : NULL;
    int number = 0;
    for (char *line = text, *end; problem == NULL && *line != '\0'; line = end) {
        end = line + strcspn(line, "\n");
        if (*end != '\0')
            *end++ = '\0';
        number++;
        problem = take(pairs, line);
    }
    if (problem != NULL && *problem != '\0')
        complain("%s:%d: %s", path, number, problem);
    if (pairs->count > 0)
        qsort(pairs->items, pairs->count, sizeof *pairs->items, by_id);
    free(text);
    free(path);
    return problem == NULL ? 0 : -1;
}

struct renamed *renamed_read(const struct home *home)
{
    struct renamed *renamed = xcalloc(1, sizeof *renamed);
    if (read_pairs(&renamed->tests, home, "renamed.txt") == 0
        && read_pairs(&renamed->causes, home, "renamed-causes.txt") == 0)
        return renamed;
    renamed_free(renamed);
    return NULL;
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

static void free_pairs(struct pairs *pairs)
{
    for (size_t i = 0; i < pairs->count; i++) {
        free(pairs->items[i].before);
        free(pairs->items[i].now);
    }
    free(pairs->items);
}

void renamed_free(struct renamed *renamed)
{
    if (renamed == NULL)
        return;
    free_pairs(&renamed->tests);
    free_pairs(&renamed->causes);
    free(renamed);
}

static const char *find(const struct pairs *pairs, const char *id)
{
    const struct pair key = {.before = (char *)(uintptr_t)id};
    const struct pair *found = pairs != NULL && pairs->count > 0 ? bsearch(
                                   &key, pairs->items, pairs->count, sizeof *pairs->items, by_id)
                                                                 : NULL;
    return found != NULL ? found->now : NULL;
}

char *renamed_id(const struct renamed *renamed, const char *id)
{
    char *test = xprintf("%.*s", (int)strcspn(id, ":"), id);
    const struct pairs *tests = renamed != NULL ? &renamed->tests : NULL;
    const char *found = find(tests, test);
    char *now = found != NULL ? xprintf("%s%s", found, id + strlen(test)) : xstrdup(id);
    free(test);
    const char *of_case = find(tests, now);
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

char *renamed_causes(const struct renamed *renamed, const char *ids)
{
    struct numbering now = {0};
    char *copy = xstrdup(ids), *rest = copy;
    for (char *id; (id = strtok_r(rest, ", ", &rest)) != NULL;) {
        const char *found = find(renamed != NULL ? &renamed->causes : NULL, id);
        numbering_add(&now, found != NULL ? found : id);
    }
    char *joined = strings_joined(&now.texts, ", ");
    numbering_free(&now);
    free(copy);
    return joined;
}

/* Sets a text to what it is now, and frees that. */
static void set_text(json_t *result, const char *key, const char *before, char *now)
{
    if (strcmp(now, before) != 0)
        json_object_set_new(result, key, json_string(now));
    free(now);
}

void renamed_apply(const struct renamed *renamed, json_t *document)
{
    size_t index;
    json_t *result;
    if (renamed == NULL || renamed->tests.count + renamed->causes.count == 0)
        return;
    json_array_foreach (json_object_get(document, "results"), index, result) {
        const char *id = json_string_value(json_object_get(result, "id"));
        const char *known = json_string_value(json_object_get(result, "known"));
        if (id != NULL)
            set_text(result, "id", id, renamed_id(renamed, id));
        if (known != NULL)
            set_text(result, "known", known, renamed_causes(renamed, known));
    }
}
