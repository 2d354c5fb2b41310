/* SPDX-License-Identifier: Apache-2.0 */
#include "sinks/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <sha2.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/directories.h"
#include "base/files.h"
#include "base/spool.h"
#include "base/text.h"
#include "sinks/result_json.h"

/* Hexadecimal digits of the digest that an entry begins with. */
enum { DIGEST = 16 };

struct entry {
    off_t place;
    size_t length; /* with the line feed; 0 for none */
};

struct journal {
    const struct plan *plan;
    char *path;            /* NULL without a name */
    FILE *stream;          /* NULL until the first entry, without a name */
    off_t end;             /* of the whole entries */
    struct entry *entries; /* one for each result of the plan */
    size_t count;
    double synced;
    size_t lost; /* results that could not be written */
    int error;   /* why, or why the rest did not come to the disk */
};

static void digest_of(char digest[SHA256_DIGEST_STRING_LENGTH], const char *text)
{
    SHA256Data((const uint8_t *)text, strlen(text), digest);
}

static void enter(struct journal *journal, size_t index, off_t place, size_t length)
{
    journal->count -= journal->entries[index].length > 0;
    journal->entries[index] = (struct entry){place, length};
    journal->count += length > 0;
}

static bool is_of(const json_t *object, const struct planned *planned)
{
    const char *id = json_string_value(json_object_get(object, "id"));
    return id != NULL && strcmp(id, planned->id) == 0
           && json_integer_value(json_object_get(object, "repeat")) == (json_int_t)planned->repeat;
}

/* The result in a line, and its place in the plan; NULL if the line is no entry of it. The line feed
 * is removed. */
static json_t *read_entry(const struct journal *journal, char *line, size_t length, size_t *index)
{
    char digest[SHA256_DIGEST_STRING_LENGTH], *end;
    if (length <= DIGEST + 1 || line[length - 1] != '\n' || strlen(line) != length)
        return NULL;
    line[length - 1] = '\0';
    digest_of(digest, line + DIGEST + 1);
    if (strncmp(line, digest, DIGEST) != 0 || line[DIGEST] != ' ')
        return NULL;
    *index = strtoul(line + DIGEST + 1, &end, 10);
    json_t *object = *end == ' ' ? json_loads(end + 1, 0, NULL) : NULL;
    if (object != NULL && *index < journal->plan->count
        && is_of(object, &journal->plan->items[*index]))
        return object;
    json_decref(object);
    return NULL;
}

/* Finds the entries, and cuts off what comes after the last whole line. Returns 0, or -1 with errno
 * set. */
static int read_lines(struct journal *journal)
{
    char *line = NULL;
    size_t size = 0, damaged = 0, index;
    ssize_t length;
    while ((length = getline(&line, &size, journal->stream)) > 0 && line[length - 1] == '\n') {
        json_t *object = read_entry(journal, line, (size_t)length, &index);
        const char *verdict = json_string_value(json_object_get(object, "verdict"));
        damaged += object == NULL;
        if (verdict != NULL)
            enter(journal, index, journal->end,
                  strcmp(verdict, verdict_name(VERDICT_ERROR)) != 0 ? (size_t)length : 0);
        journal->end += length;
        json_decref(object);
    }
    free(line);
    if (damaged > 0)
        complain("%s: damaged entries, which do not count: %zu", journal->path, damaged);
    return ferror(journal->stream) || ftruncate(fileno(journal->stream), journal->end) != 0 ? -1
                                                                                            : 0;
}

struct journal *journal_unnamed(const struct plan *plan)
{
    struct journal *journal = xcalloc(1, sizeof *journal);
    journal->plan = plan;
    journal->entries = xcalloc(plan->count, sizeof *journal->entries);
    return journal;
}

/* That the file is in its directory comes to the disk with the directory. */
static void sync_directory(const char *path)
{
    char *parent = directory_of(path);
    int directory = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory >= 0) {
        fsync(directory);
        close(directory);
    }
    free(parent);
}

struct journal *journal_open(const char *path, const struct plan *plan)
{
    struct journal *journal = journal_unnamed(plan);
    journal->path = xstrdup(path);
    int descriptor = make_parents(path) == 0
                         ? open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666)
                         : -1;
    journal->stream = descriptor >= 0 ? fdopen(descriptor, "r+") : NULL;
    if (journal->stream != NULL && flock(descriptor, LOCK_EX | LOCK_NB) != 0
        && errno == EWOULDBLOCK) {
        complain("%s: another run writes it", path);
    } else if (journal->stream != NULL && read_lines(journal) == 0) {
        sync_directory(path);
        return journal;
    } else {
        complain("%s: %s", path, strerror(errno));
    }
    journal_free(journal);
    return NULL;
}

void journal_free(struct journal *journal)
{
    if (journal->stream != NULL)
        fclose(journal->stream);
    free(journal->entries);
    free(journal->path);
    free(journal);
}

bool journal_has_name(const struct journal *journal)
{
    return journal->path != NULL;
}

bool journal_has(const struct journal *journal, size_t index)
{
    return journal->entries[index].length > 0;
}

size_t journal_count(const struct journal *journal)
{
    return journal->count;
}

/* The line of an entry. Allocated; NULL with errno set. */
static char *line_of(size_t index, const struct result *result)
{
    char digest[SHA256_DIGEST_STRING_LENGTH];
    json_t *object = result_as_json(result);
    char *text = json_dumps(object, JSON_COMPACT);
    json_decref(object);
    if (text == NULL) {
        errno = ENOMEM;
        return NULL;
    }
    char *numbered = xprintf("%zu %s", index, text);
    digest_of(digest, numbered);
    char *line = xprintf("%.*s %s\n", DIGEST, digest, numbered);
    free(numbered);
    free(text);
    return line;
}

/* Writes the line behind the whole entries. Nothing of it stays when that fails. */
static int append(struct journal *journal, const char *line, size_t length)
{
    int descriptor = fileno(journal->stream);
    size_t written = 0;
    while (written < length) {
        ssize_t put = pwrite(descriptor, line + written, length - written,
                             journal->end + (off_t)written);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0) {
            int error = put == 0 ? ENOSPC : errno;
            (void)!ftruncate(descriptor, journal->end);
            errno = error;
            return -1;
        }
        written += (size_t)put;
    }
    return 0;
}

static int fail(struct journal *journal)
{
    journal->error = errno;
    journal->lost++;
    return -1;
}

static void sync_all(struct journal *journal)
{
    journal->synced = clock_seconds();
    if (fdatasync(fileno(journal->stream)) != 0 && errno != EINVAL && errno != ENOTSUP)
        journal->error = errno;
}

int journal_add(struct journal *journal, size_t index, const struct result *result)
{
    if (journal->stream == NULL && (journal->stream = spool_open()) == NULL)
        return fail(journal);
    char *line = line_of(index, result);
    size_t length = line != NULL ? strlen(line) : 0;
    if (line == NULL || append(journal, line, length) != 0) {
        free(line);
        return fail(journal);
    }
    free(line);
    enter(journal, index, journal->end, length);
    journal->end += (off_t)length;
    if (journal->path != NULL && clock_seconds() - journal->synced >= 1)
        sync_all(journal);
    return 0;
}

json_t *journal_get(const struct journal *journal, size_t index)
{
    const struct entry *entry = &journal->entries[index];
    char *line = xcalloc(entry->length + 1, 1);
    size_t got = 0, found;
    ssize_t part = 1;
    while (got < entry->length && part > 0) {
        part = pread(fileno(journal->stream), line + got, entry->length - got,
                     entry->place + (off_t)got);
        got += part > 0 ? (size_t)part : 0;
    }
    int error = part < 0 ? errno : EIO;
    json_t *object = read_entry(journal, line, got, &found);
    free(line);
    errno = error;
    return object;
}

int journal_finish(struct journal *journal)
{
    if (journal->path == NULL)
        return 0;
    sync_all(journal);
    if (journal->lost > 0)
        complain("cannot write %s: %s; %zu finished result%s not in it and will be made again when "
                 "the run is continued",
                 journal->path, strerror(journal->error), journal->lost,
                 journal->lost == 1 ? " is" : "s are");
    else if (journal->error != 0)
        complain("cannot write %s: %s", journal->path, strerror(journal->error));
    return journal->error != 0 ? -1 : 0;
}
