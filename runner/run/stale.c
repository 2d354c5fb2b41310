/* SPDX-License-Identifier: Apache-2.0 */
#include "run/stale.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "base/tree.h"
#include "launch/orphans.h"

/* The length of what mkdtemp puts behind the beginning of a name. */
enum { RANDOM = 6 };

/* Seconds after which what is being made will not be finished. */
enum { MAKING = 60 };

static bool has_form(const char *name, const char *beginning)
{
    size_t length = strlen(beginning);
    return strncmp(name, beginning, length) == 0 && strlen(name) == length + RANDOM;
}

/* The names in the directory that have the form, or all. */
static struct strings names_in(int directory, const char *beginning)
{
    struct strings names = {0};
    int own = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = own >= 0 ? fdopendir(own) : NULL;
    for (const struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;)
        if (beginning != NULL ? has_form(entry->d_name, beginning) : entry->d_name[0] != '.')
            strings_add(&names, xstrdup(entry->d_name));
    if (entries != NULL)
        closedir(entries);
    else if (own >= 0)
        close(own);
    return names;
}

/* One of this user; what somebody else has made is no business of the runner's. */
static int open_own(int parent, const char *name)
{
    int directory = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    struct stat status;
    if (directory < 0 || (fstat(directory, &status) == 0 && status.st_uid == geteuid()))
        return directory;
    close(directory);
    return -1;
}

/* Removes those that nobody has finished making: making takes no time. */
static void remove_unfinished(int parent, const char *beginning)
{
    struct strings names = names_in(parent, beginning);
    for (size_t i = 0; i < names.count; i++) {
        struct stat status;
        if (fstatat(parent, names.items[i], &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_uid == geteuid() && status.st_mtime + MAKING < time(NULL))
            tree_remove(parent, names.items[i]);
    }
    strings_free(&names);
}

void stale_remove(int top, const char *path)
{
    struct strings names = names_in(top, STALE_RUNNING);
    for (size_t i = 0; i < names.count; i++) {
        int directory = open_own(top, names.items[i]);
        if (directory >= 0 && flock(directory, LOCK_EX | LOCK_NB) == 0) {
            char *place = xprintf("%s/%s/", path, names.items[i]);
            orphans_kill_below(place);
            free(place);
            tree_remove(top, names.items[i]);
        }
        if (directory >= 0)
            close(directory);
    }
    strings_free(&names);
    remove_unfinished(top, STALE_NEW_RUNNING);
}

static void remove_in_root(int root, const char *path)
{
    struct strings slugs = names_in(root, NULL);
    for (size_t i = 0; i < slugs.count; i++) {
        int top = open_own(root, slugs.items[i]);
        if (top < 0)
            continue;
        char *place = xprintf("%s/%s", path, slugs.items[i]);
        stale_remove(top, place);
        close(top);
        free(place);
        unlinkat(root, slugs.items[i], AT_REMOVEDIR);
    }
    strings_free(&slugs);
}

void stale_remove_in(const char *place)
{
    char *absolute = realpath(place, NULL);
    int root = absolute != NULL ? open(absolute, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    if (root >= 0) {
        remove_in_root(root, absolute);
        close(root);
    }
    free(absolute);
}

void stale_remove_roots(const char *temporary)
{
    char *absolute = realpath(temporary, NULL);
    int directory = absolute != NULL ? open(absolute, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    if (directory >= 0) {
        struct strings roots = names_in(directory, STALE_ROOT);
        for (size_t i = 0; i < roots.count; i++) {
            int root = open_own(directory, roots.items[i]);
            if (root < 0)
                continue;
            char *path = xprintf("%s/%s", absolute, roots.items[i]);
            remove_in_root(root, path);
            close(root);
            free(path);
            unlinkat(directory, roots.items[i], AT_REMOVEDIR);
        }
        strings_free(&roots);
        remove_unfinished(directory, STALE_NEW_ROOT);
        close(directory);
    }
    free(absolute);
}
