/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/pattern.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static bool matches_below(const char *glob, const char *path)
{
    if (fnmatch(glob, path, 0) == 0)
        return true;
    char *below = xprintf("%s/*", glob);
    bool matches = fnmatch(below, path, 0) == 0;
    free(below);
    return matches;
}

bool pattern_matches_path(const char *glob, const char *id)
{
    if (matches_below(glob, id))
        return true;
    if (strchr(glob, '/') != NULL)
        return false;
    for (const char *slash = strchr(id, '/'); slash != NULL; slash = strchr(slash + 1, '/'))
        if (matches_below(glob, slash + 1))
            return true;
    return false;
}

bool pattern_matches(const char *pattern, const char *id, const char *case_name)
{
    const char *colon = strchr(pattern, ':');
    if (colon == NULL)
        return pattern_matches_path(pattern, id);
    if (case_name == NULL || fnmatch(colon + 1, case_name, 0) != 0)
        return false;
    char *path = xprintf("%.*s", (int)(colon - pattern), pattern);
    bool matches = pattern_matches_path(path, id);
    free(path);
    return matches;
}

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* The path of a source as the id of its test: "agents/a/b/c.c" as "a/b/c". */
static void strip_file(const char **start, size_t *length)
{
    static const struct {
        const char *beginning, *end;
    } trees[] = {{"agents/", ".c"}, {"expected/", ".txt"}};
    if (begins_with(*start, "./")) {
        *start += 2;
        *length -= 2;
    }
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++) {
        size_t end = strlen(trees[i].end);
        if (!begins_with(*start, trees[i].beginning))
            continue;
        *start += strlen(trees[i].beginning);
        *length -= strlen(trees[i].beginning);
        if (*length > end && strcmp(*start + *length - end, trees[i].end) == 0)
            *length -= end;
        return;
    }
}

char *pattern_of_argument(const char *argument)
{
    size_t sign = *argument == '!' || *argument == '-';
    const char *start = argument + sign;
    size_t length = strlen(start);
    strip_file(&start, &length);
    while (length > 1 && start[length - 1] == '/')
        length--;
    return xprintf("%.*s%.*s", (int)sign, argument, (int)length, start);
}
