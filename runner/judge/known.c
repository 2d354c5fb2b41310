/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/known.h"

#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "vm/version.h"

struct known {
    struct known_deviation *deviations;
    size_t count;
    struct strings files;
};

struct reader {
    struct known *known;
    const struct rules *rules;
    known_test_check *is_test;
    const void *context;
    const char *file;
    int line;
    struct known_deviation *deviation; /* being read, or NULL between stanzas */
    size_t rule_count;
    bool demanded; /* a Demanded line waits for its Observed line */
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
        return wrong(reader, reader->line,
                     "a stanza begins with Deviation:, and a blank line "
                     "stands before it");
    for (size_t i = 0; i < known->count; i++)
        if (strcmp(known->deviations[i].id, value) == 0)
            return wrong(reader, reader->line, "the deviation '%s' stands in %s:%d already", value,
                         known->deviations[i].file, known->deviations[i].line);
    if (strpbrk(value, " ,") != NULL)
        return wrong(reader, reader->line, "an id holds no blank and no comma");
    known->deviations = xrealloc(known->deviations, (known->count + 1) * sizeof *known->deviations);
    reader->deviation = &known->deviations[known->count++];
    *reader->deviation = (struct known_deviation){
        .id = xstrdup(value), .file = reader->file, .line = reader->line};
    reader->rule_count = 0;
    reader->demanded = false;
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
            return wrong(reader, reader->line, "the test stands twice in this stanza");
    deviation->tests = xrealloc(deviation->tests,
                                (deviation->count + 1) * sizeof *deviation->tests);
    deviation->tests[deviation->count++] = (struct known_test){.id = xstrdup(value)};
    return 0;
}

static int read_demanded(struct reader *reader, const char *value)
{
    struct known_deviation *deviation = reader->deviation;
    if (deviation->count == 0)
        return wrong(reader, reader->line, "Demanded: stands below the Test: it is about");
    struct known_test *test = &deviation->tests[deviation->count - 1];
    test->pairs = xrealloc(test->pairs, (test->count + 1) * sizeof *test->pairs);
    test->pairs[test->count++] = (struct known_pair){.demanded = answer(value)};
    reader->demanded = true;
    return 0;
}

static int read_observed(struct reader *reader, const char *value)
{
    if (!reader->demanded)
        return wrong(reader, reader->line, "Observed: stands right below its Demanded:");
    if (strcmp(value, "EXIT") == 0 || strcmp(value, "NA") == 0)
        return wrong(reader, reader->line,
                     "'%s' cannot be on record; of the ways to end, CRASH, "
                     "TIMEOUT and INCOMPLETE can",
                     value);
    struct known_test *test = &reader->deviation->tests[reader->deviation->count - 1];
    struct known_pair *pair = &test->pairs[test->count - 1];
    pair->observed = answer(value);
    reader->demanded = false;
    if (pair->demanded == NULL && pair->observed == NULL)
        return wrong(reader, reader->line, "nothing is demanded and nothing observed");
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

bool known_date_valid(const char *value)
{
    static const char form[] = "0000-00-00";
    size_t i = 0;
    while (value[i] != '\0' && i < sizeof form - 1
           && (form[i] == '-' ? value[i] == '-' : value[i] >= '0' && value[i] <= '9'))
        i++;
    return i == sizeof form - 1 && value[i] == '\0';
}

static int read_date(struct reader *reader, const char *value)
{
    if (!known_date_valid(value))
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
                     "Vendor, Versions, Arguments, Test, Demanded, Observed, Rule, "
                     "Reason, Evidence, Date and Review",
                     key);
    if (*text != NULL)
        return wrong(reader, reader->line, "%s: stands twice in this stanza", key);
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
        {"Demanded", read_demanded},
        {"Observed", read_observed},
        {"Rule", read_rule},
    };
    if (*value == '\0')
        return wrong(reader, reader->line, "%s: says nothing", key);
    if (strcmp(key, "Deviation") == 0)
        return read_id(reader, value);
    if (reader->deviation == NULL)
        return wrong(reader, reader->line, "a stanza begins with Deviation:");
    if (reader->demanded && strcmp(key, "Observed") != 0)
        return wrong(reader, reader->line, "Observed: is missing after Demanded:");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (strcmp(keys[i].key, key) == 0)
            return keys[i].read(reader, value);
    return read_text(reader, key, value);
}

/* ---- Stanzas and files -------------------------------------------------- */

static int end_stanza(struct reader *reader)
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
                          : reader->demanded            ? "Observed"
                                                        : NULL;
    for (size_t i = 0; missing == NULL && i < deviation->count; i++)
        if (deviation->tests[i].count == 0)
            missing = "Demanded";
    if (missing != NULL)
        return wrong(reader, deviation->line, "the deviation '%s' lacks the key %s:", deviation->id,
                     missing);
    return 0;
}

/* Reads one line: of a stanza, a comment, or the blank line between stanzas. */
static int read_line(struct reader *reader, char *line)
{
    line[strcspn(line, "\r\n")] = '\0';
    size_t length = strlen(line);
    while (length > 0 && line[length - 1] == ' ')
        line[--length] = '\0';
    if (*line == '#')
        return 0;
    if (length == 0)
        return end_stanza(reader);
    char *colon = strchr(line, ':');
    if (*line == ' ' || colon == NULL)
        return wrong(reader, reader->line, "a line of a stanza is 'Key: value', all in one line");
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
        result = end_stanza(reader);
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

void known_free(struct known *known)
{
    if (known == NULL)
        return;
    for (size_t i = 0; i < known->count; i++) {
        struct known_deviation *deviation = &known->deviations[i];
        for (size_t j = 0; j < deviation->count; j++) {
            struct known_test *test = &deviation->tests[j];
            for (size_t k = 0; k < test->count; k++) {
                free(test->pairs[k].demanded);
                free(test->pairs[k].observed);
            }
            free(test->pairs);
            free(test->id);
        }
        free(deviation->tests);
        string_array_free(deviation->rules);
        free(deviation->id);
        free(deviation->vm);
        free(deviation->vendor);
        free(deviation->versions);
        free(deviation->arguments);
        free(deviation->reason);
        free(deviation->evidence);
        free(deviation->date);
        free(deviation->review);
    }
    free(known->deviations);
    strings_free(&known->files);
    free(known);
}

/* Ids hold no blank and no comma. */
bool known_ids_have(const char *ids, const char *id)
{
    size_t length = strlen(id);
    while (*ids != '\0') {
        size_t next = strcspn(ids, ", ");
        if (next == length && strncmp(ids, id, length) == 0)
            return true;
        ids += next + strspn(ids + next, ", ");
    }
    return false;
}

void known_rename(struct known *known, const struct renamed *renamed)
{
    for (size_t i = 0; i < known->count; i++)
        for (size_t j = 0; j < known->deviations[i].count; j++) {
            struct known_test *test = &known->deviations[i].tests[j];
            char *now = renamed_id(renamed, test->id);
            free(test->id);
            test->id = now;
        }
}

const struct known_deviation *known_all(const struct known *known, size_t *count)
{
    *count = known->count;
    return known->deviations;
}

/* ---- Matching ----------------------------------------------------------- */

static bool matches(const char *pattern, const char *text)
{
    return pattern == NULL || (text != NULL && fnmatch(pattern, text, 0) == 0);
}

static bool is_given(char *const *arguments, const char *pattern)
{
    while (arguments != NULL && *arguments != NULL)
        if (matches(pattern, *arguments++))
            return true;
    return false;
}

/* Whether the JVM is started with one of the alternatives, or without one that begins with '!'. */
static bool word_matches(char *alternatives, char *const *arguments)
{
    char *rest = alternatives;
    for (char *word; (word = strtok_r(rest, "|", &rest)) != NULL;)
        if (*word == '!' ? !is_given(arguments, word + 1) : is_given(arguments, word))
            return true;
    return false;
}

/* Whether each of the words matches. */
static bool arguments_match(const char *words, char *const *arguments)
{
    bool match = true;
    char *copy = xstrdup(words == NULL ? "" : words);
    char *rest = copy;
    for (char *word; match && (word = strtok_r(rest, " ", &rest)) != NULL;)
        match = word_matches(word, arguments);
    free(copy);
    return match;
}

/* What the deviation says of the test on this VM, or NULL. */
static const struct known_test *applies(const struct known_deviation *deviation,
                                        const struct vm *vm, const char *id)
{
    if (!matches(deviation->vm, vm->name) || !matches(deviation->vendor, vm->vendor)
        || !version_in_range(deviation->versions, vm->version, vm->spec)
        || !arguments_match(deviation->arguments, vm->vm_args))
        return NULL;
    for (size_t i = 0; i < deviation->count; i++)
        if (strcmp(deviation->tests[i].id, id) == 0)
            return &deviation->tests[i];
    return NULL;
}

static void add_id(char **ids, const char *id)
{
    char *joined = *ids == NULL ? xstrdup(id) : xprintf("%s, %s", *ids, id);
    free(*ids);
    *ids = joined;
}

char *known_for(const struct known *known, const struct vm *vm, const char *id)
{
    char *ids = NULL;
    for (size_t i = 0; i < known->count; i++)
        if (applies(&known->deviations[i], vm, id) != NULL)
            add_id(&ids, known->deviations[i].id);
    return ids;
}

bool known_hangs(const struct known *known, const struct vm *vm, const char *id)
{
    for (size_t i = 0; i < known->count; i++) {
        const struct known_test *test = applies(&known->deviations[i], vm, id);
        for (size_t j = 0; test != NULL && j < test->count; j++)
            if (test->pairs[j].observed != NULL && strcmp(test->pairs[j].observed, "TIMEOUT") == 0)
                return true;
    }
    return false;
}

char *known_overdue(const struct known *known, const char *ids)
{
    char today[16];
    time_t now = time(NULL);
    struct tm parts;
    strftime(today, sizeof today, "%Y-%m-%d", gmtime_r(&now, &parts));
    for (; *ids != '\0'; ids += strcspn(ids, ","), ids += strspn(ids, ", ")) {
        size_t length = strcspn(ids, ",");
        for (size_t i = 0; i < known->count; i++) {
            const struct known_deviation *deviation = &known->deviations[i];
            if (strlen(deviation->id) == length && strncmp(deviation->id, ids, length) == 0
                && deviation->review != NULL && strcmp(deviation->review, today) < 0)
                return xprintf("%s was to be reviewed by %s", deviation->id, deviation->review);
        }
    }
    return NULL;
}

/* The differences that are not explained so far. */
struct open_differences {
    const struct comparison *comparison;
    const char *end; /* the verdict's word while unexplained, or NULL */
    bool *explained; /* by line of the comparison */
};

/* Finds a differing line that is not explained; -1 when there is none. */
static long find_line(const struct open_differences *open, enum diff_kind kind, const char *text)
{
    for (size_t i = 0; i < open->comparison->count; i++) {
        const struct diff_line *line = &open->comparison->lines[i];
        if (line->kind == kind && !open->explained[i]
            && (text == NULL || strcmp(line->text, text) == 0))
            return (long)i;
    }
    return -1;
}

/* Whether a demanded line was observed after that line of the comparison. */
static bool goes_on(const struct comparison *comparison, long line)
{
    for (size_t i = (size_t)(line + 1); i < comparison->count; i++)
        if (comparison->lines[i].kind == DIFF_SAME)
            return true;
    return false;
}

/* An end before its time explains the demanded line at which it came, and all
 * lines that would have come after it. It came elsewhere if any of those did come. */
static bool explain_end(struct open_differences *open, const char *demanded)
{
    long first = find_line(open, DIFF_MISSING, NULL);
    if (demanded == NULL ? first >= 0
                         : first < 0 || find_line(open, DIFF_MISSING, demanded) != first
                               || goes_on(open->comparison, first))
        return false;
    for (size_t i = 0; i < open->comparison->count; i++)
        if (open->comparison->lines[i].kind == DIFF_MISSING)
            open->explained[i] = true;
    open->end = NULL;
    return true;
}

static bool explain_pair(struct open_differences *open, const struct known_pair *pair)
{
    if (pair->observed != NULL && open->end != NULL && strcmp(pair->observed, open->end) == 0)
        return explain_end(open, pair->demanded);
    long missing = pair->demanded != NULL ? find_line(open, DIFF_MISSING, pair->demanded) : -1;
    long extra = pair->observed != NULL ? find_line(open, DIFF_EXTRA, pair->observed) : -1;
    if ((pair->demanded != NULL && missing < 0) || (pair->observed != NULL && extra < 0))
        return false;
    if (missing >= 0)
        open->explained[missing] = true;
    if (extra >= 0)
        open->explained[extra] = true;
    return true;
}

static bool all_explained(const struct open_differences *open)
{
    for (size_t i = 0; i < open->comparison->count; i++)
        if (open->comparison->lines[i].kind != DIFF_SAME && !open->explained[i])
            return false;
    return open->end == NULL && open->comparison->omitted == 0;
}

/* Tries with and without each deviation, from number `from` on; one that is used
 * explains something with each of its pairs. `depth` bounds the work. */
static char *explain(const struct known *known, const struct vm *vm, const char *id,
                     struct open_differences open, size_t from, int depth)
{
    if (all_explained(&open))
        return xstrdup("");
    size_t count = open.comparison->count;
    for (size_t i = from; depth > 0 && i < known->count; i++) {
        const struct known_test *test = applies(&known->deviations[i], vm, id);
        if (test == NULL)
            continue;
        struct open_differences left = open;
        left.explained = xcalloc(count, sizeof *left.explained);
        memcpy(left.explained, open.explained, count * sizeof *left.explained);
        bool all = true;
        for (size_t j = 0; all && j < test->count; j++)
            all = explain_pair(&left, &test->pairs[j]);
        char *rest = all ? explain(known, vm, id, left, i + 1, depth - 1) : NULL;
        free(left.explained);
        if (rest != NULL) {
            char *ids = xprintf("%s%s%s", known->deviations[i].id, *rest != '\0' ? ", " : "", rest);
            free(rest);
            return ids;
        }
    }
    return NULL;
}

char *known_match(const struct known *known, const struct vm *vm, const char *id,
                  const struct comparison *comparison, const char *end)
{
    struct open_differences open = {.comparison = comparison, .end = end};
    open.explained = xcalloc(comparison->count, sizeof *open.explained);
    char *ids = all_explained(&open) ? NULL : explain(known, vm, id, open, 0, 8);
    free(open.explained);
    return ids;
}
