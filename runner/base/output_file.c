/* SPDX-License-Identifier: Apache-2.0 */
#include "base/output_file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

/* What a file is called before it has its name: MARK and this many digits behind a dot and the
 * name. It is locked as long as somebody writes it. */
#define MARK ".assay-"
enum { DIGITS = 12, TRIES = 100 };

struct output_file {
    FILE *stream;
    char *path;
    char *temporary; /* NULL while it has no name, and when it is written in place */
    bool nameless;   /* it will be linked when it is complete */
};

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* The directory of the path, with the slash; "" for the working directory. Allocated. */
static char *parent_of(const char *path)
{
    return xprintf("%.*s", (int)(last_part(path) - path), path);
}

static char *temporary_name(const char *path)
{
    uint64_t number = 0;
    if (getrandom(&number, sizeof number, 0) < 0)
        number = (uint64_t)getpid();
    char *parent = parent_of(path);
    char *name = xprintf("%s.%s" MARK "%0*llx", parent, last_part(path), DIGITS,
                         (unsigned long long)(number & 0xffffffffffff));
    free(parent);
    return name;
}

static bool is_temporary_of(const char *name, const char *last)
{
    size_t length = strlen(last);
    if (name[0] != '.' || strncmp(name + 1, last, length) != 0)
        return false;
    const char *rest = name + 1 + length;
    return strncmp(rest, MARK, strlen(MARK)) == 0
           && strspn(rest + strlen(MARK), "0123456789abcdef") == DIGITS
           && rest[strlen(MARK) + DIGITS] == '\0';
}

/* Removes it unless somebody writes it. */
static void remove_stale(int directory, const char *name)
{
    struct stat status;
    int descriptor = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return;
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid()
        && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        unlinkat(directory, name, 0);
    close(descriptor);
}

/* What writers of the path have left that were killed. */
static void remove_stale_of(const char *path)
{
    char *parent = parent_of(path);
    DIR *entries = opendir(*parent != '\0' ? parent : ".");
    for (const struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;)
        if (is_temporary_of(entry->d_name, last_part(path)))
            remove_stale(dirfd(entries), entry->d_name);
    if (entries != NULL)
        closedir(entries);
    free(parent);
}

static char *descriptor_name(int descriptor)
{
    return xprintf("/proc/self/fd/%d", descriptor);
}

/* A locked file without a name, which its directory can link later; -1 if there is none here. */
static int open_nameless(const char *path)
{
    char *parent = parent_of(path);
    int descriptor = open(*parent != '\0' ? parent : ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    free(parent);
    if (descriptor < 0)
        return -1;
    char *name = descriptor_name(descriptor);
    bool usable = flock(descriptor, LOCK_EX | LOCK_NB) == 0 && access(name, F_OK) == 0;
    free(name);
    if (usable)
        return descriptor;
    close(descriptor);
    return -1;
}

/* A locked file of that name; -1 with errno set. Somebody may take it for stale before it is
 * locked. */
static int open_named(const char *name)
{
    struct stat status;
    for (int i = 0; i < TRIES; i++) {
        int descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor < 0)
            return -1;
        flock(descriptor, LOCK_EX);
        if (fstat(descriptor, &status) == 0 && status.st_nlink > 0)
            return descriptor;
        close(descriptor);
    }
    errno = EAGAIN;
    return -1;
}

/* Begins the file, which is regular or not there yet. Returns 0, or -1 with errno set. */
static int begin(struct output_file *file)
{
    remove_stale_of(file->path);
    int descriptor = open_nameless(file->path);
    file->nameless = descriptor >= 0;
    if (descriptor < 0) {
        file->temporary = temporary_name(file->path);
        descriptor = open_named(file->temporary);
    }
    if (descriptor < 0)
        return -1;
    file->stream = fdopen(descriptor, "w");
    return file->stream != NULL ? 0 : -1;
}

struct output_file *output_file_open(const char *path)
{
    struct output_file *file = xcalloc(1, sizeof *file);
    struct stat status;
    int result = 0;
    file->path = xstrdup(path);
    if (strcmp(path, "-") == 0)
        file->stream = stdout;
    else if (stat(path, &status) == 0 && !S_ISREG(status.st_mode))
        result = (file->stream = fopen(path, "we")) != NULL ? 0 : -1;
    else
        result = begin(file);
    if (result == 0)
        return file;
    int error = errno;
    free(file->temporary);
    free(file->path);
    free(file);
    errno = error;
    return NULL;
}

FILE *output_file_stream(struct output_file *file)
{
    return file->stream;
}

const char *output_file_path(const struct output_file *file)
{
    return file->path;
}

int stream_sync(FILE *stream)
{
    if (fflush(stream) != 0)
        return -1;
    return fsync(fileno(stream)) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : -1;
}

/* Gives a nameless file a name: its own if that is free, else a temporary one. */
static int link_name(struct output_file *file)
{
    char *from = descriptor_name(fileno(file->stream));
    int result = linkat(AT_FDCWD, from, AT_FDCWD, file->path, AT_SYMLINK_FOLLOW);
    if (result != 0 && errno == EEXIST) {
        char *name = temporary_name(file->path);
        result = linkat(AT_FDCWD, from, AT_FDCWD, name, AT_SYMLINK_FOLLOW);
        if (result == 0)
            file->temporary = name;
        else
            free(name);
    }
    int error = errno;
    free(from);
    errno = error;
    return result;
}

/* Puts it under its name while it is still open, and so locked. */
static int publish(struct output_file *file)
{
    if (file->nameless && link_name(file) != 0)
        return -1;
    file->nameless = false;
    if (file->temporary == NULL)
        return 0;
    if (rename(file->temporary, file->path) != 0)
        return -1;
    free(file->temporary);
    file->temporary = NULL;
    return 0;
}

int output_file_commit(struct output_file *file)
{
    bool temporary = file->nameless || file->temporary != NULL;
    int result = (temporary ? stream_sync : fflush)(file->stream);
    if (result == 0 && ferror(file->stream))
        result = -1;
    if (result == 0 && temporary)
        result = publish(file);
    int error = result != 0 && errno == 0 ? EIO : errno;
    if (file->stream != stdout) {
        if (fclose(file->stream) != 0 && result == 0) {
            result = -1;
            error = errno;
        }
        file->stream = NULL;
    }
    errno = error;
    return result;
}

void output_file_free(struct output_file *file)
{
    if (file->temporary != NULL)
        unlink(file->temporary);
    if (file->stream != NULL && file->stream != stdout)
        fclose(file->stream);
    free(file->temporary);
    free(file->path);
    free(file);
}

void output_file_ignore_signals(void)
{
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
}
