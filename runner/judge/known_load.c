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

static bool is_test(const void *context, const char *id)
{
    const struct tests *tests = context;
    char *now = renamed_id(tests->catalog->renamed, id);
    bool found = catalog_has_test(tests->catalog, tests->home, now);
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
