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
