/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/path_names.h"

#include <stdio.h>
#include <string.h>

#include "watch/paths.h"

/* So many are named. */
enum { NAMED = 3 };

static bool is_above_another(const struct strings *paths, const char *path)
{
    for (size_t i = 0; i < paths->count; i++)
        if (path_is_below(paths->items[i], path))
            return true;
    return false;
}

char *path_names(const struct strings *paths, const char *tree)
{
    char *text = NULL;
    size_t length, count = 0;
    FILE *stream = open_memstream(&text, &length);
    for (size_t i = 0; i < paths->count; i++) {
        const char *path = paths->items[i];
        if (is_above_another(paths, path))
            continue;
        if (count++ < NAMED)
            fprintf(stream, "%s%s", count > 1 ? ", " : "",
                    path_is_below(path, tree) ? path + strlen(tree) + 1 : path);
    }
    if (count > NAMED)
        fprintf(stream, " and %zu more", count - NAMED);
    fclose(stream);
    return text;
}
