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

/* What a file was when it was looked at. */
struct look {
    bool there;
    dev_t device;
    ino_t number;
    mode_t mode;
    off_t size;
    struct timespec written;
    uint64_t names; /* in a directory, which has nothing but these and its mode here */
};

struct watched {
    struct look last;
    bool open;    /* is being written */
    bool written; /* somebody has finished writing it */
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
    int error;                     /* of a directory that cannot be watched */
};

/* Whether it is one of the files for which directories are watched, and none that an editor puts beside them. */
static bool is_source(const char *name)
{
    const char *dot = strrchr(name, '.');
    return *name != '.' && dot != NULL && (strcmp(dot, ".c") == 0 || strcmp(dot, ".txt") == 0);
}

/* A number made of the names, in whatever order they come. */
static uint64_t sum_of_names(const char *path)
{
    uint64_t sum = 0;
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory != NULL && (entry = readdir(directory)) != NULL;) {
        uint64_t hash = 14695981039346656037u;
        for (const char *c = entry->d_name; *c != '\0'; c++)
            hash = (hash ^ (unsigned char)*c) * 1099511628211u;
        sum += is_source(entry->d_name) ? hash : 0;
    }
    if (directory != NULL)
        closedir(directory);
    return sum;
}

static struct look look_at(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return (struct look){0};
    if (S_ISDIR(status.st_mode))
        return (struct look){.there = true, .mode = status.st_mode, .names = sum_of_names(path)};
    return (struct look){.there = true,
                         .device = status.st_dev,
                         .number = status.st_ino,
                         .mode = status.st_mode,
                         .size = status.st_size,
                         .written = status.st_mtim};
}

static bool is_same(const struct look *a, const struct look *b)
{
    return a->there == b->there && a->device == b->device && a->number == b->number
           && a->mode == b->mode && a->size == b->size && a->names == b->names
           && a->written.tv_sec == b->written.tv_sec && a->written.tv_nsec == b->written.tv_nsec;
}

/* One that was just created: its writer has it open. */
static bool is_empty_file(const struct look *look)
{
    return look->there && S_ISREG(look->mode) && look->size == 0;
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
    directory->watch = inotify_add_watch(changes->descriptor, changes->places.texts.items[place],
                                         directory->near ? above | around : above);
    if (directory->watch < 0 && (errno == ENOSPC || errno == ENOMEM))
        changes->error = errno;
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
    add_name(changes, name, path);
    char *real = realpath(name, NULL);
    if (real != NULL)
        add_name(changes, real, path);
    if (changes->files[path].last.there && S_ISDIR(changes->files[path].last.mode))
        add_directory(changes, name, true);
    free(real);
}

static int report_error(struct changes *changes)
{
    if (changes->error == 0)
        return 0;
    complain("--watch: the system lets nobody watch so many directories: "
             "see fs.inotify.max_user_watches, or select fewer tests");
    changes->error = 0;
    return -1;
}

int changes_watch(struct changes *changes, const char *path)
{
    size_t known = changes->paths.texts.count;
    size_t number = numbering_add(&changes->paths, path);
    if (number < known)
        return 0;
    changes->files = xgrow(changes->files, known, sizeof *changes->files);
    changes->files[number] = (struct watched){.last = look_at(path)};
    add_names(changes, number);
    changes->files[number].last = look_at(path);
    return report_error(changes);
}

/* After directories have come and gone: whatever has a name now is watched under it. */
static void watch_anew(struct changes *changes)
{
    changes->moved = false;
    for (size_t i = 0; i < changes->places.texts.count; i++)
        watch_directory(changes, i);
    for (size_t i = 0; i < changes->paths.texts.count; i++)
        add_names(changes, i);
    report_error(changes);
}

static void note_file(struct changes *changes, size_t number, uint32_t mask)
{
    struct watched *file = &changes->files[number];
    changes->due = true;
    if (mask & IN_MODIFY)
        file->open = true;
    if (mask & IN_CREATE) {
        struct look look = look_at(changes->paths.texts.items[number]);
        file->open = is_empty_file(&look);
    }
    if (mask & IN_CLOSE_WRITE)
        file->written = true;
    if (mask & (IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE))
        file->open = false;
}

static void note_in(struct changes *changes, size_t place, const struct inotify_event *event)
{
    const char *directory = changes->places.texts.items[place];
    char *path = strcmp(directory, "/") == 0 ? xprintf("/%s", event->name)
                                             : xprintf("%s/%s", directory, event->name);
    size_t name = numbering_find(&changes->names, path);
    bool of_interest = numbering_find(&changes->names, directory) != SIZE_MAX;
    /* What is new in a directory that is watched is waited for, too, while it is being written. */
    if (name == SIZE_MAX && of_interest && is_source(event->name) && (event->mask & IN_CREATE)) {
        changes_watch(changes, path);
        name = numbering_find(&changes->names, path);
    }
    if (name != SIZE_MAX)
        note_file(changes, changes->owners[name], event->mask);
    /* A link to a directory is one of these, too. */
    if (numbering_find(&changes->places, path) != SIZE_MAX && !(event->mask & IN_ATTRIB))
        changes->due = changes->moved = true;
    changes->due |= of_interest;
    free(path);
}

static void note(struct changes *changes, const struct inotify_event *event)
{
    if (event->mask & IN_Q_OVERFLOW) {
        changes->due = changes->moved = true;
        for (size_t i = 0; i < changes->paths.texts.count; i++)
            changes->files[i].open = false;
    }
    if (event->mask & (IN_DELETE_SELF | IN_MOVE_SELF))
        changes->due = changes->moved = true;
    for (size_t i = 0; event->len > 0 && i < changes->places.texts.count; i++)
        if (changes->directories[i].watch == event->wd)
            note_in(changes, i, event);
}

static void read_events(struct changes *changes)
{
    _Alignas(struct inotify_event) char buffer[64 * 1024];
    ssize_t length;
    while ((length = read(changes->descriptor, buffer, sizeof buffer)) > 0)
        for (ssize_t at = 0; at < length;) {
            const struct inotify_event *event = (const void *)(buffer + at);
            at += (ssize_t)(sizeof *event + event->len);
            note(changes, event);
        }
    if (changes->moved)
        watch_anew(changes);
}

static bool has_changed(struct changes *changes, size_t number, struct look *look)
{
    const struct watched *file = &changes->files[number];
    *look = look_at(changes->paths.texts.items[number]);
    return file->written || !is_same(look, &file->last);
}

void changes_take(struct changes *changes, struct strings *paths)
{
    read_events(changes);
    if (!changes->due)
        return;
    changes->due = false;
    for (size_t i = 0; i < changes->paths.texts.count; i++) {
        struct look look;
        if (!has_changed(changes, i, &look))
            continue;
        changes->files[i].last = look;
        changes->files[i].written = false;
        strings_add_once(paths, changes->paths.texts.items[i]);
    }
}

void changes_accept(struct changes *changes, const char *path)
{
    read_events(changes);
    size_t number = numbering_find(&changes->paths, path);
    if (number == SIZE_MAX)
        return;
    changes->files[number].written = false;
    changes->files[number].last = look_at(path);
}

bool changes_among(struct changes *changes, const struct strings *paths)
{
    struct look look;
    read_events(changes);
    for (size_t i = 0; changes->due && i < paths->count; i++) {
        size_t number = numbering_find(&changes->paths, paths->items[i]);
        if (number != SIZE_MAX && has_changed(changes, number, &look))
            return true;
    }
    return false;
}

const char *changes_unfinished(const struct changes *changes)
{
    for (size_t i = 0; i < changes->paths.texts.count; i++)
        if (changes->files[i].open)
            return changes->paths.texts.items[i];
    return NULL;
}

/* A signal is either known to the launcher or ends the waiting. */
bool changes_wait(struct changes *changes, struct launcher *launcher)
{
    sigset_t all, before;
    struct pollfd events = {.fd = changes->descriptor, .events = POLLIN};
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    int ready = 0;
    while (!launcher_interrupted(launcher) && ready <= 0)
        ready = ppoll(&events, 1, NULL, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return ready > 0 && !launcher_interrupted(launcher);
}
