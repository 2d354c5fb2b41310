/* SPDX-License-Identifier: Apache-2.0 */

/* Known deviations read from their files: lines "Key: value", and blank lines between records. */
#include "judge/known_reader.h"

#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int known_wrong(struct known_reader *reader, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *what = xvprintf(format, arguments);
    va_end(arguments);
    *reader->problem = xprintf("%s:%d: %s", reader->file, line, what);
    free(what);
    return -1;
}

/* ---- Records ------------------------------------------------------------ */

static int begin_record(struct known_reader *reader, const char *key, const char *id)
{
    struct known *known = reader->known;
    if (strpbrk(id, " ,") != NULL)
        return known_wrong(reader, reader->line, "an id has neither blanks nor commas");
    if (strcmp(key, "Pin") == 0) {
        known->pins = xgrow(known->pins, known->pin_count, sizeof *known->pins);
        reader->pin = &known->pins[known->pin_count++];
        *reader->pin = (struct known_pin){
            .cause_id = xstrdup(id), .file = reader->file, .line = reader->line};
        return 0;
    }
    const struct known_cause *other = known_cause_find(known, id);
    if (other != NULL)
        return known_wrong(reader, reader->line, "the cause '%s' is already in %s:%d", id,
                           other->file, other->line);
    numbering_add(&known->cause_ids, id);
    known->causes = xgrow(known->causes, known->cause_count, sizeof *known->causes);
    reader->cause = &known->causes[known->cause_count++];
    *reader->cause = (struct known_cause){
        .id = xstrdup(id), .class = KNOWN_DEVIATION, .file = reader->file, .line = reader->line};
    return 0;
}

static int read_key(struct known_reader *reader, const char *key, const char *value)
{
    bool first = strcmp(key, "Cause") == 0 || strcmp(key, "Pin") == 0;
    bool inside = reader->cause != NULL || reader->pin != NULL;
    if (*value == '\0')
        return known_wrong(reader, reader->line, "%s: is empty", key);
    if (first == inside)
        return known_wrong(reader, reader->line,
                           "a record begins with Cause: or Pin:, after a blank line");
    if (first)
        return begin_record(reader, key, value);
    return reader->cause != NULL ? known_cause_key(reader, key, value)
                                 : known_pin_key(reader, key, value);
}

static int end_record(struct known_reader *reader)
{
    int result = reader->cause != NULL ? known_cause_end(reader)
                 : reader->pin != NULL ? known_pin_end(reader)
                                       : 0;
    reader->cause = NULL;
    reader->pin = NULL;
    numbering_free(&reader->tests);
    return result;
}

/* Pins may be read before their causes. */
static int find_causes(struct known_reader *reader)
{
    struct known *known = reader->known;
    for (size_t i = 0; i < known->pin_count; i++) {
        struct known_pin *pin = &known->pins[i];
        pin->cause = known_cause_find(known, pin->cause_id);
        reader->file = pin->file;
        if (pin->cause == NULL)
            return known_wrong(reader, pin->line, "there is no cause '%s'", pin->cause_id);
        if (pin->vm == NULL && pin->cause->vm == NULL)
            return known_wrong(reader, pin->line, "neither the pin nor its cause has a key VM:");
    }
    return 0;
}

/* ---- Files -------------------------------------------------------------- */

/* Reads one line: of a record, a comment, or the blank line between records. */
static int read_line(struct known_reader *reader, char *line)
{
    line[strcspn(line, "\r\n")] = '\0';
    size_t length = strlen(line);
    while (length > 0 && line[length - 1] == ' ')
        line[--length] = '\0';
    if (*line == '#')
        return 0;
    if (length == 0)
        return end_record(reader);
    char *colon = strchr(line, ':');
    if (*line == ' ' || colon == NULL)
        return known_wrong(reader, reader->line,
                           "a line of a record is 'Key: value', all in one line");
    *colon = '\0';
    return read_key(reader, line, colon[1] == ' ' ? colon + 2 : colon + 1);
}

static int read_file(struct known_reader *reader, const char *path)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    int result = 0;
    if (file == NULL) {
        *reader->problem = xprintf("%s: %s", path, strerror(errno));
        return -1;
    }
    strings_add(&reader->known->files, xstrdup(path));
    reader->file = reader->known->files.items[reader->known->files.count - 1];
    reader->line = 0;
    errno = 0;
    while (result == 0 && getline(&line, &size, file) >= 0) {
        reader->line++;
        result = read_line(reader, line);
    }
    if (result == 0 && ferror(file)) {
        *reader->problem = xprintf("%s: %s", path, strerror(errno));
        result = -1;
    }
    if (result == 0)
        result = end_record(reader);
    free(line);
    fclose(file);
    return result;
}

/* A list, or a directory of lists and directories. */
static int is_known_entry(const struct dirent *entry)
{
    return entry->d_name[0] != '.'
           && (strchr(entry->d_name, '.') == NULL || fnmatch("*.txt", entry->d_name, 0) == 0);
}

static int read_path(struct known_reader *reader, const char *path)
{
    struct dirent **entries = NULL;
    int count = scandir(path, &entries, is_known_entry, alphasort);
    int result = 0;
    if (count < 0 && errno == ENOTDIR)
        return read_file(reader, path);
    if (count < 0) {
        *reader->problem = xprintf("%s: %s", path, strerror(errno));
        return -1;
    }
    for (int i = 0; i < count; i++) {
        char *below = xprintf("%s/%s", path, entries[i]->d_name);
        if (result == 0)
            result = read_path(reader, below);
        free(below);
        free(entries[i]);
    }
    free(entries);
    return result;
}

struct known *known_read(const char *path, const struct rules *rules, known_test_check *is_test,
                         const void *context, char **problem)
{
    struct known *known = xcalloc(1, sizeof *known);
    struct known_reader reader = {
        .known = known, .rules = rules, .is_test = is_test, .context = context, .problem = problem};
    if (read_path(&reader, path) == 0 && find_causes(&reader) == 0)
        return known;
    numbering_free(&reader.tests);
    known_free(known);
    return NULL;
}
