/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/known_load.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"

struct tests {
    const struct catalog *catalog;
    const struct home *home;
};

static bool has_case(const struct test *test, const char *name)
{
    const char *const *cases = test->descriptor->cases;
    for (; cases != NULL && *cases != NULL; cases++)
        if (strcmp(*cases, name) == 0)
            return true;
    return false;
}

/* A test that is not built yet is known by its source. */
bool suite_has_test(const struct catalog *catalog, const struct home *home, const char *id)
{
    const char *colon = strchr(id, ':');
    size_t length = colon != NULL ? (size_t)(colon - id) : strlen(id);
    for (size_t i = 0; i < catalog->count; i++) {
        const struct test *test = &catalog->tests[i];
        if (strncmp(test->id, id, length) == 0 && test->id[length] == '\0')
            return colon == NULL || has_case(test, colon + 1);
    }
    char *source = xprintf("%s/agents/%.*s.c", home->sources, (int)length, id);
    bool exists = access(source, F_OK) == 0;
    free(source);
    return exists;
}

static bool is_test(const void *context, const char *id)
{
    const struct tests *tests = context;
    char *now = renamed_id(tests->catalog->renamed, id);
    bool found = suite_has_test(tests->catalog, tests->home, now);
    free(now);
    return found;
}

int known_load(struct known **known, const char *choice, const struct catalog *catalog,
               const struct home *home, const struct rules *rules)
{
    *known = NULL;
    if (choice != NULL && strcmp(choice, "none") == 0)
        return 0;
    char *path = choice != NULL ? xstrdup(choice) : xprintf("%s/known", home->suites);
    struct tests tests = {catalog, home};
    char *problem = NULL;
    if (choice != NULL || access(path, F_OK) == 0)
        *known = known_read(path, rules, is_test, &tests, &problem);
    if (*known != NULL)
        known_rename(*known, catalog->renamed);
    if (problem != NULL)
        complain("%s", problem);
    free(path);
    int result = problem == NULL ? 0 : -1;
    free(problem);
    return result;
}
