/* SPDX-License-Identifier: Apache-2.0 */
#include "run/scratch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/text.h"
#include "base/tree.h"
#include "run/stale.h"

/* Directories below that of a JVM that are kept, and attempts at a name. */
enum { DEPTH_KEPT = 8, NAMES_MAX = 1000000 };

struct scratch {
    char *root;
    char *slug;
    char *running; /* the directory of those that run, in the one of the slug */
    int top;       /* descriptors of root/slug, and of `running` in it, which is locked */
    int inside;
    bool fresh; /* made here */
    bool kept;  /* something was */
};

static const char *temporary_directory(void)
{
    const char *named = getenv("TMPDIR");
    return named != NULL && *named != '\0' ? named : "/tmp";
}

/* The directory under `keep`, or a fresh one in TMPDIR, whose name shows that it is not whole yet.
 * Allocated; NULL with errno set. */
static char *make_root(const char *keep)
{
    const char *temporary = temporary_directory();
    if (keep != NULL)
        return make_directories(keep) == 0 ? realpath(keep, NULL) : NULL;
    stale_remove_roots(temporary);
    char *root = xprintf("%s/" STALE_NEW_ROOT "XXXXXX", temporary);
    char *path = mkdtemp(root) != NULL ? realpath(root, NULL) : NULL;
    free(root);
    return path;
}

/* Makes the directory of those that run and locks it, before it has its name. Returns 0, or -1
 * with errno set; ENOENT when another runner has just removed the directory around it. */
static int make_running(struct scratch *scratch, const char *top)
{
    scratch->top = open(top, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (scratch->top < 0)
        return -1;
    stale_remove(scratch->top, top);
    char *made = xprintf("%s/" STALE_NEW_RUNNING "XXXXXX", top);
    char *name = mkdtemp(made) != NULL ? strrchr(made, '/') + 1 : NULL;
    if (name != NULL)
        scratch->inside = openat(scratch->top, name,
                                 O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    int result = -1;
    if (scratch->inside >= 0) {
        /* On a file system without locks nothing is ever taken for stale. */
        flock(scratch->inside, LOCK_EX | LOCK_NB);
        scratch->running = xprintf(STALE_RUNNING "%s", name + strlen(STALE_NEW_RUNNING));
        result = renameat(scratch->top, name, scratch->top, scratch->running);
    }
    int error = errno;
    free(made);
    errno = error;
    return result;
}

static void close_descriptors(struct scratch *scratch)
{
    if (scratch->inside >= 0)
        close(scratch->inside);
    if (scratch->top >= 0)
        close(scratch->top);
    scratch->inside = scratch->top = -1;
}

static int make_place(struct scratch *scratch)
{
    char *top = xprintf("%s/%s", scratch->root, scratch->slug);
    int result = -1;
    errno = ENOENT;
    for (unsigned tries = 0; result != 0 && errno == ENOENT && tries < 100; tries++) {
        close_descriptors(scratch);
        free(scratch->running);
        scratch->running = NULL;
        result = make_directories(top) == 0 ? make_running(scratch, top) : -1;
    }
    int error = errno;
    free(top);
    errno = error;
    return result;
}

/* Gives a fresh root its name. */
static int name_root(struct scratch *scratch)
{
    const char *last = strrchr(scratch->root, '/');
    char *named = xprintf("%.*s/" STALE_ROOT "%s", (int)(last - scratch->root), scratch->root,
                          last + 1 + strlen(STALE_NEW_ROOT));
    int result = rename(scratch->root, named);
    if (result == 0) {
        free(scratch->root);
        scratch->root = named;
    } else {
        free(named);
    }
    return result;
}

struct scratch *scratch_open(const char *keep, const char *slug)
{
    struct scratch *scratch = xcalloc(1, sizeof *scratch);
    *scratch = (struct scratch){.root = make_root(keep),
                                .slug = xstrdup(slug),
                                .fresh = keep == NULL,
                                .top = -1,
                                .inside = -1};
    if (scratch->root != NULL && make_place(scratch) == 0
        && (keep != NULL || name_root(scratch) == 0))
        return scratch;
    complain("cannot make a directory for the tests in %s: %s",
             keep != NULL ? keep : temporary_directory(), strerror(errno));
    scratch_close(scratch);
    return NULL;
}

void scratch_close(struct scratch *scratch)
{
    if (scratch->running != NULL)
        tree_remove(scratch->top, scratch->running);
    if (scratch->root != NULL) {
        char *top = xprintf("%s/%s", scratch->root, scratch->slug);
        rmdir(top);
        free(top);
    }
    if (scratch->root != NULL && scratch->fresh && !scratch->kept)
        tree_remove(AT_FDCWD, scratch->root);
    close_descriptors(scratch);
    free(scratch->running);
    free(scratch->slug);
    free(scratch->root);
    free(scratch);
}

/* "name", "name-2", "name-3", ... Allocated. */
static char *numbered(const char *name, unsigned number)
{
    return number < 2 ? xstrdup(name) : xprintf("%s-%u", name, number);
}

static char *name_for(const char *id)
{
    char *name = xstrdup(id);
    for (char *c = name; *c != '\0'; c++)
        if (*c == '/' || *c == ':')
            *c = '.';
    return name;
}

static void free_directory(struct scratch_directory *directory)
{
    if (directory->descriptor >= 0)
        close(directory->descriptor);
    free(directory->path);
    free(directory);
}

struct scratch_directory *scratch_make(struct scratch *scratch, const char *id)
{
    char *base = name_for(id), *name = NULL;
    int made = -1;
    errno = EEXIST;
    for (unsigned n = 1; made != 0 && errno == EEXIST && n < NAMES_MAX; n++) {
        free(name);
        name = numbered(base, n);
        made = mkdirat(scratch->inside, name, 0777);
    }
    free(base);
    struct scratch_directory *directory = xcalloc(1, sizeof *directory);
    *directory = (struct scratch_directory){
        .path = xprintf("%s/%s/%s/%s", scratch->root, scratch->slug, scratch->running, name),
        .descriptor = -1,
        .scratch = scratch};
    if (made == 0)
        directory->descriptor = openat(scratch->inside, name,
                                       O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    int error = errno;
    free(name);
    if (directory->descriptor >= 0)
        return directory;
    free_directory(directory);
    errno = error;
    return NULL;
}

static const char *name_of(const struct scratch_directory *directory)
{
    return strrchr(directory->path, '/') + 1;
}

const char *scratch_lost(const struct scratch_directory *directory)
{
    struct stat own, named;
    bool there = fstat(directory->descriptor, &own) == 0
                 && fstatat(directory->scratch->inside, name_of(directory), &named,
                            AT_SYMLINK_NOFOLLOW)
                        == 0
                 && own.st_dev == named.st_dev && own.st_ino == named.st_ino;
    return there ? NULL : directory->path;
}

void scratch_remove(struct scratch_directory *directory)
{
    const struct scratch *scratch = directory->scratch;
    /* The JVM may have moved it away, and put something else in its place. */
    bool stays = tree_empty(directory->descriptor) != 0;
    if (tree_remove(scratch->inside, name_of(directory)) != 0 || stays)
        complain("%s cannot be removed whole: %s", directory->path, strerror(errno));
    free_directory(directory);
}

static int write_file(int directory, const char *name, const char *bytes, size_t length)
{
    tree_remove(directory, name);
    int descriptor = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                            0666);
    FILE *file = descriptor >= 0 ? fdopen(descriptor, "w") : NULL;
    if (file == NULL)
        return -1;
    size_t written = fwrite(bytes, 1, length, file);
    return fclose(file) == 0 && written == length ? 0 : -1;
}

static int write_stream(int directory, const char *name, const struct stream *stream)
{
    return write_file(directory, name, stream->length > 0 ? stream->bytes : "", stream->length);
}

static int write_record(int directory, const char *path, const struct result *result)
{
    char *quoted = shell_quoted(path);
    char *command = xprintf("#!/bin/sh\n# %s\n# %s\ncd %s && %s\n", result->id,
                            verdict_name(result->verdict), quoted, result->by_hand);
    int failed = write_file(directory, "command", command, strlen(command));
    failed |= write_stream(directory, "transcript", &result->transcript);
    failed |= write_stream(directory, "stdout", &result->out);
    failed |= write_stream(directory, "stderr", &result->err);
    free(command);
    free(quoted);
    return failed;
}

/* A fresh directory for the record, when the JVM's own is gone. */
static void replace(struct scratch_directory *directory)
{
    int inside = directory->scratch->inside;
    tree_empty(directory->descriptor);
    close(directory->descriptor);
    tree_remove(inside, name_of(directory));
    mkdirat(inside, name_of(directory), 0777);
    directory->descriptor = openat(inside, name_of(directory),
                                   O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Takes a free name for a record. Allocated; NULL with errno set. */
static char *reserve(const struct scratch *scratch, const char *base)
{
    for (unsigned n = 1; n < NAMES_MAX; n++) {
        char *name = numbered(base, n);
        if (mkdirat(scratch->top, name, 0777) == 0)
            return name;
        int error = errno;
        free(name);
        errno = error;
        if (error != EEXIST)
            break;
    }
    return NULL;
}

char *scratch_keep(struct scratch_directory *directory, const struct result *result, bool *failed)
{
    struct scratch *scratch = directory->scratch;
    if (scratch_lost(directory) != NULL)
        replace(directory);
    tree_tidy(directory->descriptor, DEPTH_KEPT);
    char *base = result != NULL ? name_for(result->id) : xstrdup(name_of(directory));
    char *name = reserve(scratch, base);
    char *path = name != NULL ? xprintf("%s/%s/%s", scratch->root, scratch->slug, name) : NULL;
    *failed = result != NULL && path != NULL
              && write_record(directory->descriptor, path, result) != 0;
    int error = errno;
    /* It takes the place of the empty directory in one step, when it is complete. */
    if (path != NULL && renameat(scratch->inside, name_of(directory), scratch->top, name) != 0) {
        error = errno;
        unlinkat(scratch->top, name, AT_REMOVEDIR);
        free(path);
        path = NULL;
    }
    free(name);
    free(base);
    if (path != NULL) {
        scratch->kept = true;
        free_directory(directory);
    } else {
        scratch_remove(directory);
    }
    errno = error;
    return path;
}

/* OpenJ9 dumps on SIGQUIT and where the heap is exhausted, too, and goes on. Its Java cores say what
 * they were written for, and its core dumps come with one. */
static bool is_of_crash(int directory, const char *name)
{
    static const char *const crashes[] = {"\"gpf\"", "\"abort\"", "\"traceassert\""};
    if (fnmatch("core.*.dmp", name, 0) == 0)
        return false;
    if (fnmatch("javacore*.txt", name, 0) != 0)
        return true;
    int file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    char head[2048];
    ssize_t length = file >= 0 ? read(file, head, sizeof head - 1) : -1;
    if (file >= 0)
        close(file);
    head[length > 0 ? length : 0] = '\0';
    const char *event = strstr(head, "Dump Event ");
    if (event == NULL)
        return true;
    event += strlen("Dump Event ");
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
        if (strncmp(event, crashes[i], strlen(crashes[i])) == 0)
            return true;
    return false;
}

char *scratch_crash_log(const struct scratch_directory *directory)
{
    static const char *const patterns[] = {"hs_err*.log", "javacore*.txt", "core", "core.*"};
    char *name = NULL;
    int own = openat(directory->descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = own >= 0 ? fdopendir(own) : NULL;
    struct dirent *entry;
    while (entries != NULL && name == NULL && (entry = readdir(entries)) != NULL)
        for (size_t i = 0; name == NULL && i < sizeof patterns / sizeof patterns[0]; i++)
            if (fnmatch(patterns[i], entry->d_name, 0) == 0 && is_of_crash(own, entry->d_name))
                name = xstrdup(entry->d_name);
    if (entries != NULL)
        closedir(entries);
    else if (own >= 0)
        close(own);
    return name;
}
