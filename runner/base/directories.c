/* SPDX-License-Identifier: Apache-2.0 */
#include "base/directories.h"

#include <errno.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

int make_parents(const char *path)
{
    int result = 0;
    for (const char *slash = strchr(path + 1, '/'); result == 0 && slash != NULL;
         slash = strchr(slash + 1, '/')) {
        char *parent = xprintf("%.*s", (int)(slash - path), path);
        struct stat status;
        if (mkdir(parent, 0777) != 0) {
            result = errno == EEXIST ? stat(parent, &status) : -1;
            if (result == 0 && !S_ISDIR(status.st_mode)) {
                errno = ENOTDIR;
                result = -1;
            }
        }
        int error = errno;
        free(parent);
        errno = error;
    }
    return result;
}

char *cache_directory(void)
{
    const char *cache = getenv("XDG_CACHE_HOME");
    const char *home = getenv("HOME");
    if (cache != NULL && *cache != '\0')
        return xprintf("%s/assay", cache);
    return xprintf("%s/.cache/assay", home != NULL ? home : "");
}

int check_is_new(const char *path, const char *option)
{
    struct stat status;
    if (lstat(path, &status) != 0)
        return 0;
    complain("%s is there already; name another directory with %s", path, option);
    return -1;
}

int make_directories(const char *path)
{
    char *inside = xprintf("%s/", path);
    int result = make_parents(inside);
    int error = errno;
    free(inside);
    errno = error;
    return result;
}

void directory_remove(const char *directory)
{
    char *const roots[] = {(char *)directory, NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;) {
        if (entry->fts_info == FTS_DP)
            rmdir(entry->fts_path);
        else if (entry->fts_info != FTS_D)
            unlink(entry->fts_path);
    }
    if (tree != NULL)
        fts_close(tree);
}
