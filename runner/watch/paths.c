/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/paths.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

void paths_find(struct strings *paths, const char *directory, const char *pattern)
{
    glob_t found;
    char *whole = xprintf("%s/%s", directory, pattern);
    if (glob(whole, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++) {
            char *path = xstrdup(found.gl_pathv[i]);
            if (path[strlen(path) - 1] == '/')
                path[strlen(path) - 1] = '\0';
            strings_add(paths, path);
        }
        globfree(&found);
    }
    free(whole);
}

bool path_ends_in(const char *path, const char *end)
{
    size_t length = strlen(path);
    return length > strlen(end) && strcmp(path + length - strlen(end), end) == 0;
}

bool path_is_below(const char *path, const char *directory)
{
    size_t length = strlen(directory);
    return strncmp(path, directory, length) == 0 && path[length] == '/';
}

/* The clock of a file system may be late. */
bool path_is_since(const char *path, const struct timespec *begun)
{
    struct stat status;
    return stat(path, &status) != 0 || status.st_ctim.tv_sec >= begun->tv_sec - 1;
}
