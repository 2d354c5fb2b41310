/* SPDX-License-Identifier: Apache-2.0 */

/* Known deviations read from their files. */
#include "judge/known_entries.h"

#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/text.h"
#include "vm/version.h"

struct reader {
    struct known *known;
    const struct rules *rules;
    known_test_check *is_test;
    const void *context;
    const char *file;
    int line;
    struct known_deviation *deviation; /* being read, or NULL between entries */
    size_t rule_count;
    bool waiting; /* an Expected line waits for its Actual line */
    char **problem;
};

__attribute__((format(printf, 3, 4))) static int wrong(struct reader *reader, int line,
                                                       const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *what = xvprintf(format, arguments);
    va_end(arguments);
    *reader->problem = xprintf("%s:%d: %s", reader->file, line, what);
    free(what);
    return -1;
}

/* `nothing` is NULL; a line that says so itself is written \nothing. */
static char *answer(const char *value)
{
    if (strcmp(value, "nothing") == 0)
        return NULL;
    return xstrdup(value + (strcmp(value, "\\nothing") == 0));
}

/* ---- The keys ----------------------------------------------------------- */

static int read_id(struct reader *reader, const char *value)
{
    struct known *known = reader->known;
    if (reader->deviation != NULL)
        return wrong(reader, reader->line, "an entry begins with Deviation:, after a blank line");
    for (size_t i = 0; i < known->count; i++)
        if (strcmp(known->deviations[i].id, value) == 0)
            return wrong(reader, reader->line, "the deviation '%s' is already in %s:%d", value,
                         known->deviations[i].file, known->deviations[i].line);
    if (strpbrk(value, " ,") != NULL)
        return wrong(reader, reader->line, "an id has neither blanks nor commas");
    known->deviations = xrealloc(known->deviations, (known->count + 1) * sizeof *known->deviations);
    reader->deviation = &known->deviations[known->count++];
    *reader->deviation = (struct known_deviation){
        .id = xstrdup(value), .file = reader->file, .line = reader->line};
    reader->rule_count = 0;
    reader->waiting = false;
    return 0;
}

static int read_test(struct reader *reader, const char *value)
{
    struct known_deviation *deviation = reader->deviation;
    if (reader->is_test != NULL && !reader->is_test(reader->context, value))
        return wrong(reader, reader->line,
                     "there is no test '%s'; if it was renamed or removed, "
                     "so is its deviation",
                     value);
    for (size_t i = 0; i < deviation->count; i++)
        if (strcmp(deviation->tests[i].id, value) == 0)
            return wrong(reader, reader->line, "the test is in this entry twice");
    deviation->tests = xrealloc(deviation->tests,
                                (deviation->count + 1) * sizeof *deviation->tests);
    deviation->tests[deviation->count++] = (struct known_test){.id = xstrdup(value)};
    return 0;
}

static int read_expected(struct reader *reader, const char *value)
{
    struct known_deviation *deviation = reader->deviation;
    if (deviation->count == 0)
        return wrong(reader, reader->line, "Expected: must follow the Test: that it is about");
    struct known_test *test = &deviation->tests[deviation->count - 1];
    test->pairs = xrealloc(test->pairs, (test->count + 1) * sizeof *test->pairs);
    test->pairs[test->count++] = (struct known_pair){.expected = answer(value)};
    reader->waiting = true;
    return 0;
}

static int read_actual(struct reader *reader, const char *value)
{
    if (!reader->waiting)
        return wrong(reader, reader->line, "Actual: must directly follow its Expected:");
    if (strcmp(value, "EXIT") == 0 || strcmp(value, "NA") == 0)
        return wrong(reader, reader->line,
                     "'%s' cannot be recorded; of the ways to end, CRASH, "
                     "TIMEOUT and INCOMPLETE can",
                     value);
    struct known_test *test = &reader->deviation->tests[reader->deviation->count - 1];
    struct known_pair *pair = &test->pairs[test->count - 1];
    pair->actual = answer(value);
    reader->waiting = false;
    if (pair->expected == NULL && pair->actual == NULL)
        return wrong(reader, reader->line, "nothing is expected and nothing is actual");
    return 0;
}

static int read_rule(struct reader *reader, const char *value)
{
    struct known_deviation *deviation = reader->deviation;
    if (rules_find(reader->rules, value) == NULL)
        return wrong(reader, reader->line, "there is no rule '%s' in spec/", value);
    deviation->rules = xrealloc(deviation->rules, (reader->rule_count + 2) * sizeof(char *));
    deviation->rules[reader->rule_count++] = xstrdup(value);
    deviation->rules[reader->rule_count] = NULL;
    return 0;
}

static int read_date(struct reader *reader, const char *value)
{
    if (!date_is_valid(value))
        return wrong(reader, reader->line, "'%s' is not a date; write YYYY-MM-DD", value);
    return 0;
}

/* The keys that hold one text. */
static char **text_of(struct known_deviation *deviation, const char *key)
{
    const struct {
        const char *key;
        char **text;
    } texts[] = {
        {"VM", &deviation->vm},
        {"Vendor", &deviation->vendor},
        {"Versions", &deviation->versions},
        {"Reason", &deviation->reason},
        {"Evidence", &deviation->evidence},
        {"Date", &deviation->date},
        {"Review", &deviation->review},
        {"Arguments", &deviation->arguments},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(texts[i].key, key) == 0)
            return texts[i].text;
    return NULL;
}

static int read_text(struct reader *reader, const char *key, const char *value)
{
    char **text = text_of(reader->deviation, key);
    if (text == NULL)
        return wrong(reader, reader->line,
                     "there is no key '%s'; the keys are Deviation, VM, "
                     "Vendor, Versions, Arguments, Test, Expected, Actual, Rule, "
                     "Reason, Evidence, Date and Review",
                     key);
    if (*text != NULL)
        return wrong(reader, reader->line, "%s: is given twice in this entry", key);
    *text = xstrdup(value);
    if (text == &reader->deviation->date || text == &reader->deviation->review)
        return read_date(reader, value);
    if (text == &reader->deviation->versions && !version_range_valid(value))
        return wrong(reader, reader->line,
                     "'%s' is not a range of versions; write 17, 17..25, "
                     "..8, 21.. or 17.0.12..17.0.19",
                     value);
    return 0;
}

static int read_key(struct reader *reader, const char *key, const char *value)
{
    static const struct {
        const char *key;
        int (*read)(struct reader *reader, const char *value);
    } keys[] = {
        {"Test", read_test},
        {"Expected", read_expected},
        {"Actual", read_actual},
        {"Rule", read_rule},
    };
    if (*value == '\0')
        return wrong(reader, reader->line, "%s: is empty", key);
    if (strcmp(key, "Deviation") == 0)
        return read_id(reader, value);
    if (reader->deviation == NULL)
        return wrong(reader, reader->line, "an entry begins with Deviation:");
    if (reader->waiting && strcmp(key, "Actual") != 0)
        return wrong(reader, reader->line, "Actual: is missing after Expected:");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (strcmp(keys[i].key, key) == 0)
            return keys[i].read(reader, value);
    return read_text(reader, key, value);
}

/* ---- Entries and files -------------------------------------------------- */

static int end_entry(struct reader *reader)
{
    struct known_deviation *deviation = reader->deviation;
    reader->deviation = NULL;
    if (deviation == NULL)
        return 0;
    const char *missing = deviation->vm == NULL         ? "VM"
                          : deviation->versions == NULL ? "Versions"
                          : deviation->count == 0       ? "Test"
                          : deviation->rules == NULL    ? "Rule"
                          : deviation->reason == NULL   ? "Reason"
                          : deviation->evidence == NULL ? "Evidence"
                          : deviation->date == NULL     ? "Date"
                          : reader->waiting             ? "Actual"
                                                        : NULL;
    for (size_t i = 0; missing == NULL && i < deviation->count; i++)
        if (deviation->tests[i].count == 0)
            missing = "Expected";
    if (missing != NULL)
        return wrong(reader, deviation->line, "the deviation '%s' has no key %s:", deviation->id,
                     missing);
    return 0;
}

/* Reads one line: of an entry, a comment, or the blank line between entries. */
static int read_line(struct reader *reader, char *line)
{
    line[strcspn(line, "\r\n")] = '\0';
    size_t length = strlen(line);
    while (length > 0 && line[length - 1] == ' ')
        line[--length] = '\0';
    if (*line == '#')
        return 0;
    if (length == 0)
        return end_entry(reader);
    char *colon = strchr(line, ':');
    if (*line == ' ' || colon == NULL)
        return wrong(reader, reader->line, "a line of an entry is 'Key: value', all in one line");
    *colon = '\0';
    return read_key(reader, line, colon[1] == ' ' ? colon + 2 : colon + 1);
}

static int read_file(struct reader *reader, const char *path)
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
        result = end_entry(reader);
    free(line);
    fclose(file);
    return result;
}

static int is_known_file(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && fnmatch("*.txt", entry->d_name, 0) == 0;
}

struct known *known_read(const char *path, const struct rules *rules, known_test_check *is_test,
                         const void *context, char **problem)
{
    struct known *known = xcalloc(1, sizeof *known);
    struct reader reader = {
        .known = known, .rules = rules, .is_test = is_test, .context = context, .problem = problem};
    struct dirent **entries = NULL;
    int count = scandir(path, &entries, is_known_file, alphasort);
    int result = 0;
    if (count < 0 && errno == ENOTDIR) {
        result = read_file(&reader, path);
    } else if (count < 0) {
        *problem = xprintf("%s: %s", path, strerror(errno));
        result = -1;
    }
    for (int i = 0; i < count; i++) {
        char *file = xprintf("%s/%s", path, entries[i]->d_name);
        if (result == 0)
            result = read_file(&reader, file);
        free(file);
        free(entries[i]);
    }
    free(entries);
    if (result == 0)
        return known;
    known_free(known);
    return NULL;
}
