/* SPDX-License-Identifier: Apache-2.0 */
#include "directories.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "text.h"

int make_parents(const char *path)
{
    int result = 0;
    for (const char *slash = strchr(path + 1, '/'); result == 0 && slash != NULL;
         slash = strchr(slash + 1, '/')) {
        char *parent = xprintf("%.*s", (int)(slash - path), path);
        struct stat status;
        if (mkdir(parent, 0777) != 0 && (errno != EEXIST || stat(parent, &status) != 0))
            result = -1;
        free(parent);
    }
    return result;
}

int make_directories(const char *path)
{
    char *inside = xprintf("%s/", path);
    int result = make_parents(inside);
    free(inside);
    return result;
}
