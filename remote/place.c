/* SPDX-License-Identifier: Apache-2.0 */
#include "place.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
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
#include "remote/names.h"

/* Seconds: how long the next helper is waited for, how long the one before may take to leave, and after
 * which a directory that nothing has been done in has no helper and will not get one. */
enum { KEPT = 120, LEFT = 20, MAKING = 300 };

static void pause_shortly(void)
{
    static const struct timespec moment = {.tv_nsec = 50000000};
    nanosleep(&moment, NULL);
}

/* The number of the helper that came last. */
static long owner_of(const struct place *place)
{
    char text[32] = "";
    int file = openat(place->directory, "owner", O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        ssize_t length = read(file, text, sizeof text - 1);
        text[length > 0 ? length : 0] = '\0';
        close(file);
    }
    return strtol(text, NULL, 10);
}

bool place_keep(const struct place *place)
{
    futimens(place->directory, NULL);
    return owner_of(place) == getpid();
}

static int write_owner(const struct place *place)
{
    char text[32];
    int length = snprintf(text, sizeof text, "%ld\n", (long)getpid());
    int file = openat(place->directory, "owner-new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,
                      0600);
    if (file < 0)
        return -1;
    bool written = write(file, text, (size_t)length) == length;
    close(file);
    return written ? renameat(place->directory, "owner-new", place->directory, "owner") : -1;
}

/* Gets the lock, which the helper before holds until it has killed what it started. */
static int get_lock(struct place *place)
{
    struct stat status;
    place->lock = openat(place->directory, "lock", O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (place->lock < 0)
        return -1;
    for (int i = 0; i < LEFT * 20; i++) {
        if (flock(place->lock, LOCK_EX | LOCK_NB) == 0) {
            errno = ENOENT;
            return fstat(place->lock, &status) == 0 && status.st_nlink > 0 ? 0 : -1;
        }
        pause_shortly();
    }
    errno = EBUSY;
    return -1;
}

static bool is_old(int parent, const char *name)
{
    struct stat status;
    return fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode)
           && status.st_uid == geteuid() && status.st_mtime + MAKING < time(NULL);
}

static void kill_below(const char *directory, const char *name)
{
    char *path = xprintf("%s%s/run/", directory, name);
    orphans_kill_below(path);
    free(path);
}

/* Removes it if it is of this user, and of a run that is over. A helper that comes for it makes it young
 * before it looks for the lock; with the lock none gets it. */
static void remove_if_stale(int parent, const char *parent_path, const char *name)
{
    if (!is_old(parent, name))
        return;
    char *path = xprintf("%s/lock", name);
    int lock = openat(parent, path, O_RDWR | O_NOFOLLOW | O_CLOEXEC);
    free(path);
    if (lock < 0 || (flock(lock, LOCK_EX | LOCK_NB) == 0 && is_old(parent, name))) {
        kill_below(parent_path, name);
        tree_remove(parent, name);
    }
    if (lock >= 0)
        close(lock);
}

static void remove_stale(const struct place *place)
{
    const char *own = strrchr(place->path, '/') + 1;
    char *parent = xprintf("%.*s", (int)(own - place->path), place->path);
    DIR *entries = opendir(parent);
    for (const struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;)
        if (strncmp(entry->d_name, NAMES_BEGIN, strlen(NAMES_BEGIN)) == 0
            && strcmp(entry->d_name, own) != 0)
            remove_if_stale(dirfd(entries), parent, entry->d_name);
    if (entries != NULL)
        closedir(entries);
    free(parent);
}

int place_take(struct place *place, const char *path)
{
    *place = (struct place){.path = path, .directory = -1, .run = -1, .lock = -1};
    place->directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (place->directory >= 0 && write_owner(place) == 0 && get_lock(place) == 0) {
        kill_below(path, "");
        tree_remove(place->directory, "run");
        if (mkdirat(place->directory, "run", 0777) == 0)
            place->run = openat(place->directory, "run", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    }
    if (place->run < 0) {
        int error = errno;
        fprintf(stderr, "%s: %s\n", path, strerror(error));
        errno = error;
        return -1;
    }
    remove_stale(place);
    return 0;
}

void place_leave(struct place *place)
{
    time_t end = time(NULL) + KEPT;
    while (time(NULL) < end && place_keep(place))
        pause_shortly();
    if (owner_of(place) == getpid())
        place_remove(place);
}

void place_remove(struct place *place)
{
    tree_remove(AT_FDCWD, place->path);
}
