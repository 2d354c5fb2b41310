/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/journal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/output_file.h"
#include "base/text.h"
#include "sinks/result_json.h"

struct journal {
    FILE *file;
    char *path;
    json_t *results;
    json_t *places; /* of each in the array, by "repeat id" */
};

struct writing {
    struct sink sink;
    struct journal *journal;
    struct sink *further;
};

static char *key_of(const char *id, unsigned repeat)
{
    return xprintf("%u %s", repeat, id);
}

/* A later result of a run takes the place of an earlier one. */
static void take(struct journal *journal, json_t *object)
{
    const char *id = json_string_value(json_object_get(object, "id"));
    if (id == NULL)
        return;
    char *key = key_of(id, (unsigned)json_integer_value(json_object_get(object, "repeat")));
    json_t *place = json_object_get(journal->places, key);
    if (place != NULL) {
        json_array_set(journal->results, (size_t)json_integer_value(place), object);
    } else {
        json_int_t end = (json_int_t)json_array_size(journal->results);
        json_object_set_new(journal->places, key, json_integer(end));
        json_array_append(journal->results, object);
    }
    free(key);
}

/* Reads the lines, and cuts off what comes after the last whole one. */
static int read_lines(struct journal *journal)
{
    char *line = NULL;
    size_t size = 0;
    long whole = 0;
    while (getline(&line, &size, journal->file) > 0) {
        json_t *object = json_loads(line, 0, NULL);
        bool good = object != NULL && strchr(line, '\n') != NULL;
        if (good) {
            take(journal, object);
            whole = ftell(journal->file);
        }
        json_decref(object);
        if (!good)
            break;
    }
    free(line);
    bool failed = ferror(journal->file) || ftruncate(fileno(journal->file), whole) != 0
                  || fseek(journal->file, whole, SEEK_SET) != 0;
    return failed ? -1 : 0;
}

struct journal *journal_open(const char *path)
{
    struct journal *journal = xcalloc(1, sizeof *journal);
    journal->path = xstrdup(path);
    journal->results = json_array();
    journal->places = json_object();
    if (make_parents(path) == 0)
        journal->file = fopen(path, "a+e");
    if (journal->file != NULL && fseek(journal->file, 0, SEEK_SET) == 0 && read_lines(journal) == 0)
        return journal;
    complain("%s: %s", path, strerror(errno));
    journal_free(journal);
    return NULL;
}

void journal_free(struct journal *journal)
{
    if (journal->file != NULL)
        fclose(journal->file);
    json_decref(journal->results);
    json_decref(journal->places);
    free(journal->path);
    free(journal);
}

const json_t *journal_results(const struct journal *journal)
{
    return journal->results;
}

bool journal_has(const struct journal *journal, const struct planned *planned)
{
    char *key = key_of(planned->id, planned->repeat);
    const json_t *place = json_object_get(journal->places, key);
    free(key);
    if (place == NULL)
        return false;
    const json_t *object = json_array_get(journal->results, (size_t)json_integer_value(place));
    const char *verdict = json_string_value(json_object_get(object, "verdict"));
    return verdict != NULL && strcmp(verdict, verdict_name(VERDICT_ERROR)) != 0;
}

static int begin(struct sink *sink, const struct run *run)
{
    struct sink *further = ((struct writing *)sink)->further;
    return further->begin(further, run);
}

static int add(struct sink *sink, const struct run *run, const struct result *result)
{
    struct writing *writing = (struct writing *)sink;
    json_t *object = result_as_json(result);
    FILE *file = writing->journal->file;
    bool failed = json_dumpf(object, file, JSON_COMPACT) != 0 || fputc('\n', file) == EOF
                  || stream_sync(file) != 0;
    if (!failed)
        take(writing->journal, object);
    json_decref(object);
    writing->further->result(writing->further, run, result);
    return failed ? -1 : 0;
}

static int end(struct sink *sink, const struct run *run)
{
    struct sink *further = ((struct writing *)sink)->further;
    return further->end(further, run);
}

static void release(struct sink *sink)
{
    struct sink *further = ((struct writing *)sink)->further;
    further->free(further);
    free(sink);
}

struct sink *sink_journal(struct journal *journal, struct sink *further)
{
    struct writing *writing = xcalloc(1, sizeof *writing);
    writing->sink = (struct sink){begin, add, end, release, journal->path};
    writing->journal = journal;
    writing->further = further;
    return &writing->sink;
}
