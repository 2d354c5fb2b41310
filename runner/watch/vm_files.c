/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/vm_files.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "watch/paths.h"

/* Where releases from 8 on have them. */
static const char *const classes[] = {"lib/modules", "jre/lib/rt.jar", "lib/rt.jar"};
static const char *const libraries[] = {"lib/*/libjvm.so", "lib/*/*/libjvm.so",
                                        "jre/lib/*/*/libjvm.so", "jre/lib/*/libjvm.so"};

static void add_found(struct strings *paths, const char *home, const char *pattern)
{
    struct strings found = {0};
    paths_find(&found, home, pattern);
    for (size_t i = 0; i < found.count; i++)
        strings_add_once(paths, found.items[i]);
    strings_free(&found);
}

/* The launcher under the name that the user gave the directory, if it has that name. */
static void add_named(struct strings *paths, const char *named)
{
    char here[PATH_MAX];
    size_t length = strlen(named);
    for (int turn = 0; turn < 2; turn++) {
        char *java = *named == '/' || getcwd(here, sizeof here) == NULL
                         ? xprintf("%.*s/bin/java", (int)length, named)
                         : xprintf("%s/%.*s/bin/java", here, (int)length, named);
        if (access(java, F_OK) == 0)
            strings_add_once(paths, java);
        free(java);
        const char *colon = strrchr(named, ':');
        length = colon != NULL ? (size_t)(colon - named) : length;
    }
}

void vm_files_add(struct strings *paths, const struct vm_place *place, const char *named,
                  const char *libjvm)
{
    strings_add_once(paths, place->java);
    if (named != NULL)
        add_named(paths, named);
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        add_found(paths, place->home, classes[i]);
    if (libjvm != NULL)
        strings_add_once(paths, libjvm);
    for (size_t i = 0; libjvm == NULL && i < sizeof libraries / sizeof *libraries; i++)
        add_found(paths, place->home, libraries[i]);
}

const char *vm_files_missing(const struct strings *paths)
{
    for (size_t i = 0; i < paths->count; i++)
        if (access(paths->items[i], F_OK) != 0)
            return paths->items[i];
    return NULL;
}
