/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/changes.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "base/numbering.h"

/* In a directory above only what comes and goes is of interest. */
static const uint32_t above = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
                              | IN_MOVE_SELF | IN_ONLYDIR;
static const uint32_t around = IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB;
/* So often it is looked again what has happened meanwhile: somebody may be writing all the time. */
enum { READS = 100, LOOKS = 3 };

static const uint32_t touching = IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM
                                 | IN_MOVED_TO;

/* What a file was when it was looked at. */
struct look {
    bool there;
    mode_t kind;
    uint64_t content; /* a number made of it; of a directory, of the names that are of interest */
    /* By identity: */
    dev_t device;
    ino_t number;
    off_t size;
    struct timespec written;
};

struct watched {
    enum changes_by by;
    struct look last;
    bool noted;   /* something has happened to it, if only to its mode */
    bool touched; /* it was written, replaced or removed */
    bool fresh;   /* was not watched before it was touched */
    bool open;    /* is being written */
};

struct directory {
    int watch; /* -1 while it is not watched */
    bool near; /* a watched file is in it, or it is one */
};

struct changes {
    int descriptor;
    struct numbering paths; /* of the files */
    struct watched *files;  /* by number of the path */
    struct numbering names; /* the paths, and those to which links lead */
    size_t *owners;         /* by number of the name: that of the path */
    struct numbering places;
    struct directory *directories; /* by number of the place */
    bool due;                      /* something has happened to a file */
    bool moved;                    /* something has happened to a directory */
    bool failed;                   /* something cannot be watched, which was said */
};

/* Whether it is one of the files for which directories are watched, and none that an editor puts beside them. */
static bool is_source(const char *name)
{
    static const char *const suffixes[] = {".c", ".h", ".awk", ".txt", ".java", ".class"};
    const char *dot = *name != '.' ? strrchr(name, '.') : NULL;
    for (size_t i = 0; dot != NULL && i < sizeof suffixes / sizeof *suffixes; i++)
        if (strcmp(dot, suffixes[i]) == 0)
            return true;
    return false;
}

static uint64_t sum_of(const char *bytes, size_t length)
{
    uint64_t sum = 14695981039346656037u, part;
    for (; length >= sizeof part; bytes += sizeof part, length -= sizeof part) {
        memcpy(&part, bytes, sizeof part);
        sum = (sum ^ part) * 1099511628211u;
        sum ^= sum >> 32;
    }
    for (; length > 0; length--)
        sum = (sum ^ (unsigned char)*bytes++) * 1099511628211u;
    return sum;
}

/* Of the names, in whatever order they come. */
static uint64_t sum_of_names(const char *path)
{
    uint64_t sum = 0;
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory != NULL && (entry = readdir(directory)) != NULL;) {
        const char *name = entry->d_name;
        if (is_source(name) || (entry->d_type == DT_DIR && *name != '.'))
            sum += sum_of(name, strlen(name));
    }
    if (directory != NULL)
        closedir(directory);
    return sum;
}

static uint64_t sum_of_file(const char *path)
{
    size_t length = 0;
    char *bytes = file_read(path, &length);
    uint64_t sum = bytes != NULL ? sum_of(bytes, length) : 0;
    free(bytes);
    return sum;
}

static struct look look_at(const char *path, enum changes_by by)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return (struct look){0};
    struct look look = {.there = true, .kind = status.st_mode & S_IFMT};
    if (S_ISDIR(status.st_mode)) {
        look.content = sum_of_names(path);
    } else if (by == CHANGES_BY_IDENTITY) {
        look.device = status.st_dev;
        look.number = status.st_ino;
        look.size = status.st_size;
        look.written = status.st_mtim;
    } else if (S_ISREG(status.st_mode)) {
        look.content = sum_of_file(path);
    }
    return look;
}

static bool is_same(const struct look *a, const struct look *b)
{
    return a->there == b->there && a->kind == b->kind && a->content == b->content
           && a->device == b->device && a->number == b->number && a->size == b->size
           && a->written.tv_sec == b->written.tv_sec && a->written.tv_nsec == b->written.tv_nsec;
}

/* A file that was just created and not linked: its writer has it open. */
static bool is_begun(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && S_ISREG(status.st_mode) && status.st_size == 0
           && status.st_nlink == 1;
}

struct changes *changes_open(void)
{
    int descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (descriptor < 0) {
        complain("--watch: files cannot be watched: %s", strerror(errno));
        return NULL;
    }
    struct changes *changes = xcalloc(1, sizeof *changes);
    changes->descriptor = descriptor;
    return changes;
}

void changes_close(struct changes *changes)
{
    if (changes == NULL)
        return;
    close(changes->descriptor);
    numbering_free(&changes->paths);
    numbering_free(&changes->names);
    numbering_free(&changes->places);
    free(changes->files);
    free(changes->owners);
    free(changes->directories);
    free(changes);
}

/* What is not there, or not to be read, is not watched. */
static void watch_directory(struct changes *changes, size_t place)
{
    struct directory *directory = &changes->directories[place];
    /* A directory may be watched by several of its names. */
    directory->watch = inotify_add_watch(changes->descriptor, changes->places.texts.items[place],
                                         IN_MASK_ADD | above | (directory->near ? around : 0));
    if (directory->watch >= 0 || changes->failed || (errno != ENOSPC && errno != ENOMEM))
        return;
    changes->failed = true;
    complain("--watch: too many directories to watch: see fs.inotify.max_user_watches, or select "
             "fewer tests");
}

static void add_directory(struct changes *changes, const char *path, bool near)
{
    size_t known = changes->places.texts.count;
    size_t place = numbering_add(&changes->places, path);
    if (place == known) {
        changes->directories = xgrow(changes->directories, known, sizeof *changes->directories);
        changes->directories[place] = (struct directory){.watch = -1};
    } else if (!near || changes->directories[place].near) {
        return;
    }
    changes->directories[place].near |= near;
    watch_directory(changes, place);
}

static void add_directories(struct changes *changes, const char *path)
{
    char *parent = directory_of(path);
    add_directory(changes, parent, true);
    while (strcmp(parent, "/") != 0) {
        char *next = directory_of(parent);
        free(parent);
        parent = next;
        add_directory(changes, parent, false);
    }
    free(parent);
}

static void add_name(struct changes *changes, const char *name, size_t path)
{
    size_t known = changes->names.texts.count;
    size_t number = numbering_add(&changes->names, name);
    if (number == known) {
        changes->owners = xgrow(changes->owners, known, sizeof *changes->owners);
        changes->owners[number] = path;
        add_directories(changes, name);
    }
}

/* The path itself, and what it leads to now. */
static void add_names(struct changes *changes, size_t path)
{
    const char *name = changes->paths.texts.items[path];
    struct stat status;
    add_name(changes, name, path);
    char *real = realpath(name, NULL);
    if (real != NULL)
        add_name(changes, real, path);
    if (stat(name, &status) == 0 && S_ISDIR(status.st_mode))
        add_directory(changes, name, true);
    free(real);
}

int changes_watch(struct changes *changes, const char *path, enum changes_by by)
{
    size_t known = changes->paths.texts.count;
    size_t number = numbering_add(&changes->paths, path);
    if (number == known) {
        changes->files = xgrow(changes->files, known, sizeof *changes->files);
        changes->files[number] = (struct watched){.by = by};
        add_names(changes, number);
        changes->files[number].last = look_at(path, by);
    }
    return changes->failed ? -1 : 0;
}

/* After directories have come and gone: whatever has a name now is watched under it. */
static void watch_anew(struct changes *changes)
{
    changes->moved = false;
    for (size_t i = 0; i < changes->places.texts.count; i++)
        watch_directory(changes, i);
    for (size_t i = 0; i < changes->paths.texts.count; i++) {
        add_names(changes, i);
        /* One whose directory is not watched any more will not be seen to be closed. */
        if (changes->files[i].open && access(changes->paths.texts.items[i], F_OK) != 0)
            changes->files[i].open = false;
    }
}

static void note_file(struct changes *changes, size_t number, const char *path, uint32_t mask)
{
    struct watched *file = &changes->files[number];
    changes->due = file->noted = true;
    file->touched |= (mask & touching) != 0;
    if (mask & IN_MODIFY)
        file->open = true;
    if (mask & IN_CREATE)
        file->open = is_begun(path);
    if (mask & (IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE))
        file->open = false;
}

/* Something has happened to a directory, or a link to one. */
static void note_below(struct changes *changes, const char *directory)
{
    size_t length = strcmp(directory, "/") == 0 ? 0 : strlen(directory);
    changes->due = changes->moved = true;
    for (size_t i = 0; i < changes->names.texts.count; i++) {
        const char *name = changes->names.texts.items[i];
        struct watched *file = &changes->files[changes->owners[i]];
        if (strncmp(name, directory, length) == 0 && (name[length] == '/' || name[length] == '\0'))
            file->noted = file->touched = true;
    }
}

/* What is new in a directory that is watched is waited for, too, while it is being written. */
static size_t watch_new(struct changes *changes, const char *path)
{
    size_t known = changes->paths.texts.count;
    changes_watch(changes, path, CHANGES_BY_CONTENT);
    if (changes->paths.texts.count > known)
        changes->files[known].fresh = true;
    return numbering_find(&changes->names, path);
}

static void note_in(struct changes *changes, size_t place, const struct inotify_event *event)
{
    const char *directory = changes->places.texts.items[place];
    char *path = strcmp(directory, "/") == 0 ? xprintf("/%s", event->name)
                                             : xprintf("%s/%s", directory, event->name);
    size_t name = numbering_find(&changes->names, path);
    size_t around_it = numbering_find(&changes->names, directory);
    if (name == SIZE_MAX && around_it != SIZE_MAX && !(event->mask & IN_ISDIR)
        && is_source(event->name)
        && (event->mask & (IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO)))
        name = watch_new(changes, path);
    if (name != SIZE_MAX)
        note_file(changes, changes->owners[name], path, event->mask);
    if (around_it != SIZE_MAX)
        note_file(changes, changes->owners[around_it], directory, 0);
    if (numbering_find(&changes->places, path) != SIZE_MAX && (event->mask & touching))
        note_below(changes, path);
    free(path);
}

static void note(struct changes *changes, const struct inotify_event *event)
{
    if (event->mask & IN_Q_OVERFLOW) {
        note_below(changes, "/");
        for (size_t i = 0; i < changes->paths.texts.count; i++)
            changes->files[i].open = false;
    }
    for (size_t i = 0; i < changes->places.texts.count; i++) {
        if (changes->directories[i].watch != event->wd)
            continue;
        if (event->len > 0)
            note_in(changes, i, event);
        else if (event->mask & (IN_DELETE_SELF | IN_MOVE_SELF))
            note_below(changes, changes->places.texts.items[i]);
    }
}

/* Whether there were any. */
static bool read_events(struct changes *changes)
{
    _Alignas(struct inotify_event) char buffer[64 * 1024];
    ssize_t length;
    bool any = false;
    for (int i = 0; i < READS && (length = read(changes->descriptor, buffer, sizeof buffer)) > 0;
         i++) {
        any = true;
        for (ssize_t at = 0; at < length;) {
            const struct inotify_event *event = (const void *)(buffer + at);
            at += (ssize_t)(sizeof *event + event->len);
            note(changes, event);
        }
    }
    if (changes->moved)
        watch_anew(changes);
    return any;
}

static void take_file(struct changes *changes, size_t number, struct numbering *touched,
                      struct numbering *different)
{
    struct watched *file = &changes->files[number];
    const char *path = changes->paths.texts.items[number];
    struct look look = look_at(path, file->by);
    bool differs = file->fresh || !is_same(&look, &file->last)
                   || (file->by == CHANGES_BY_IDENTITY && file->touched);
    if (differs || file->touched)
        numbering_add(touched, path);
    if (differs)
        numbering_add(different, path);
    file->last = look;
    file->noted = file->touched = file->fresh = false;
}

void changes_take(struct changes *changes, struct strings *touched, struct strings *different)
{
    struct numbering all = {0}, others = {0};
    /* What is written while it is looked at is looked at again: its event may be read late. */
    for (int look = 0; look < LOOKS && (read_events(changes) || changes->due); look++) {
        changes->due = false;
        for (size_t i = 0; i < changes->paths.texts.count; i++)
            if (changes->files[i].noted)
                take_file(changes, i, &all, &others);
    }
    for (size_t i = 0; i < all.texts.count; i++)
        strings_add(touched, xstrdup(all.texts.items[i]));
    for (size_t i = 0; i < others.texts.count; i++)
        strings_add(different, xstrdup(others.texts.items[i]));
    numbering_free(&all);
    numbering_free(&others);
}

bool changes_among(struct changes *changes, const struct strings *paths)
{
    read_events(changes);
    for (size_t i = 0; changes->due && i < paths->count; i++) {
        size_t number = numbering_find(&changes->paths, paths->items[i]);
        const struct watched *file = number != SIZE_MAX ? &changes->files[number] : NULL;
        if (file == NULL || !file->noted)
            continue;
        struct look look = look_at(paths->items[i], file->by);
        if (file->touched || !is_same(&look, &file->last))
            return true;
    }
    return false;
}

void changes_unfinished(const struct changes *changes, struct strings *paths)
{
    for (size_t i = 0; i < changes->paths.texts.count; i++)
        if (changes->files[i].open)
            strings_add(paths, xstrdup(changes->paths.texts.items[i]));
}

/* A signal is either known to the launcher or ends the waiting. */
bool changes_wait(struct changes *changes, struct launcher *launcher, int patience)
{
    sigset_t all, before;
    struct pollfd events = {.fd = changes->descriptor, .events = POLLIN};
    const struct timespec limit = {patience / 1000, patience % 1000 * 1000000L};
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    int ready = -1;
    while (!launcher_interrupted(launcher) && ready < 0)
        ready = ppoll(&events, 1, patience >= 0 ? &limit : NULL, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return !launcher_interrupted(launcher) && !changes->failed;
}
