/* SPDX-License-Identifier: Apache-2.0 */
#include "base/tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

static bool is_dots(const char *name)
{
    return name[0] == '.' && (name[1] == '\0' || (name[1] == '.' && name[2] == '\0'));
}

int tree_open(int parent, const char *name)
{
    int path = openat(parent, name, O_PATH | O_NOFOLLOW | O_DIRECTORY | O_CLOEXEC);
    if (path < 0)
        return -1;
    char link[32];
    struct stat status;
    snprintf(link, sizeof link, "/proc/self/fd/%d", path);
    if (fstat(path, &status) == 0 && (status.st_mode & S_IRWXU) != S_IRWXU)
        chmod(link, (status.st_mode & 07777) | S_IRWXU);
    int descriptor = openat(path, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int error = errno;
    close(path);
    errno = error;
    return descriptor;
}

/* The entries, read from their beginning; the descriptor stays the caller's. */
static DIR *entries_of(int directory)
{
    int own = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = own >= 0 ? fdopendir(own) : NULL;
    if (entries == NULL && own >= 0)
        close(own);
    return entries;
}

static const char *next_name(DIR *entries)
{
    const struct dirent *entry;
    while ((entry = readdir(entries)) != NULL && is_dots(entry->d_name))
        ;
    return entry != NULL ? entry->d_name : NULL;
}

/* Removes what is no directory, or an empty one. */
static bool remove_simple(int directory, const char *name)
{
    return unlinkat(directory, name, 0) == 0 || unlinkat(directory, name, AT_REMOVEDIR) == 0;
}

/* A directory between the top and the one that is being emptied. */
struct tree_level {
    dev_t device;
    ino_t inode;
    char *name;           /* of the directory in it that is being emptied */
    struct strings stuck; /* what cannot be removed */
};

struct descent {
    struct tree_level *levels;
    size_t depth;
    int current;
};

static void push(struct descent *descent)
{
    struct stat status = {0};
    fstat(descent->current, &status);
    if ((descent->depth & (descent->depth + 1)) == 0)
        descent->levels = xrealloc(descent->levels,
                                   2 * (descent->depth + 1) * sizeof *descent->levels);
    descent->levels[descent->depth] = (struct tree_level){.device = status.st_dev,
                                                          .inode = status.st_ino};
}

static bool is_stuck(const struct tree_level *level, const char *name)
{
    for (size_t i = 0; i < level->stuck.count; i++)
        if (strcmp(level->stuck.items[i], name) == 0)
            return true;
    return false;
}

/* Removes what can be removed from the current directory up to a directory that is not empty.
 * Returns a descriptor of that and enters its name, or -1 when there is none. */
static int next_below(struct descent *descent)
{
    struct tree_level *level = &descent->levels[descent->depth];
    DIR *entries = entries_of(descent->current);
    const char *name;
    int below = -1;
    while (entries != NULL && below < 0 && (name = next_name(entries)) != NULL) {
        if (remove_simple(descent->current, name) || is_stuck(level, name))
            continue;
        below = tree_open(descent->current, name);
        if (below < 0)
            strings_add(&level->stuck, xstrdup(name));
        else
            level->name = xstrdup(name);
    }
    if (entries != NULL)
        closedir(entries);
    return below;
}

static void leave(struct descent *descent)
{
    strings_free(&descent->levels[descent->depth].stuck);
    descent->depth--;
}

/* Goes up to where it came from; false if that is not there any more. */
static bool go_up(struct descent *descent)
{
    leave(descent);
    struct tree_level *level = &descent->levels[descent->depth];
    struct stat status;
    int up = openat(descent->current, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    close(descent->current);
    descent->current = up;
    bool same = up >= 0 && fstat(up, &status) == 0 && status.st_dev == level->device
                && status.st_ino == level->inode;
    if (same && unlinkat(up, level->name, AT_REMOVEDIR) != 0)
        strings_add(&level->stuck, level->name);
    else
        free(level->name);
    level->name = NULL;
    return same;
}

int tree_empty(int directory)
{
    struct descent descent = {.current = fcntl(directory, F_DUPFD_CLOEXEC, 0)};
    if (descent.current < 0)
        return -1;
    fchmod(directory, S_IRWXU);
    push(&descent);
    bool whole = true;
    for (;;) {
        int below = next_below(&descent);
        if (below >= 0) {
            close(descent.current);
            descent.current = below;
            descent.depth++;
            push(&descent);
        } else if (descent.depth == 0 || !(whole = go_up(&descent))) {
            break;
        }
    }
    bool empty = whole && descent.levels[0].stuck.count == 0;
    for (; descent.depth > 0; leave(&descent))
        free(descent.levels[descent.depth - 1].name);
    strings_free(&descent.levels[0].stuck);
    free(descent.levels);
    if (descent.current >= 0)
        close(descent.current);
    return empty ? 0 : -1;
}

int tree_remove(int parent, const char *name)
{
    if (remove_simple(parent, name) || errno == ENOENT)
        return 0;
    int directory = tree_open(parent, name);
    if (directory < 0)
        return -1;
    tree_empty(directory);
    close(directory);
    return unlinkat(parent, name, AT_REMOVEDIR);
}

bool tree_is_empty(int directory)
{
    DIR *entries = entries_of(directory);
    bool empty = entries != NULL && next_name(entries) == NULL;
    if (entries != NULL)
        closedir(entries);
    return empty;
}

static bool is_plain(const char *name)
{
    for (; *name != '\0'; name++)
        if ((unsigned char)*name < ' ' || *name == 0x7f)
            return false;
    return true;
}

void tree_tidy(int directory, unsigned depth)
{
    DIR *entries = entries_of(directory);
    const char *name;
    while (entries != NULL && (name = next_name(entries)) != NULL) {
        struct stat status;
        bool known = fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0;
        bool below = known && S_ISDIR(status.st_mode) && depth > 0 && is_plain(name);
        int inner = below ? tree_open(directory, name) : -1;
        if (inner >= 0) {
            tree_tidy(inner, depth - 1);
            close(inner);
        } else if (!known || !S_ISREG(status.st_mode) || !is_plain(name)) {
            tree_remove(directory, name);
        } else if ((status.st_mode & S_IRUSR) == 0) {
            fchmodat(directory, name, status.st_mode | S_IRUSR, 0);
        }
    }
    if (entries != NULL)
        closedir(entries);
}
