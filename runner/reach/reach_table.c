/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/reach_table.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/directories.h"
#include "base/files.h"

/* Changes with the form of the file. */
#define FIRST_LINE "assay-reach 1"

/* Beyond what any library has, and what a suite has. */
enum { FUNCTIONS_MAX = 10000000, TESTS_MAX = 10000000 };

/* A file that is being read. */
struct reading {
    const char *path;
    char *rest; /* NULL behind the last line */
    int line;
    struct reach_table *table;
};

/* Says what is wrong with the line. Returns -1. */
static int wrong(const struct reading *reading, const char *what)
{
    complain("%s:%d: %s", reading->path, reading->line, what);
    return -1;
}

static char *next_line(struct reading *reading)
{
    reading->line++;
    char *line = strsep(&reading->rest, "\n");
    return line != NULL && (*line != '\0' || reading->rest != NULL) ? line : NULL;
}

/* What follows KEY and a colon in the next line; NULL after a message. */
static char *value_of(struct reading *reading, const char *key)
{
    char *line = next_line(reading);
    size_t length = strlen(key);
    if (line != NULL && strncmp(line, key, length) == 0 && strncmp(line + length, ": ", 2) == 0)
        return line + length + 2;
    complain("%s:%d: there is no line '%s: ...'", reading->path, reading->line, key);
    return NULL;
}

static bool read_number(char **text, unsigned long most, unsigned long *value)
{
    char *end;
    errno = 0;
    *value = strtoul(*text, &end, 10);
    bool valid = **text >= '0' && **text <= '9' && errno == 0 && *value <= most;
    *text = end;
    return valid;
}

/* The number that the line of the key has. Returns 0, or -1 after a message. */
static int count_of(struct reading *reading, const char *key, unsigned long most, size_t *count)
{
    unsigned long value;
    char *text = value_of(reading, key);
    if (text == NULL)
        return -1;
    if (!read_number(&text, most, &value) || *text != '\0')
        return wrong(reading, "this is no number");
    *count = value;
    return 0;
}

static int read_header(struct reading *reading)
{
    struct reach_table *table = reading->table;
    const struct {
        const char *key;
        char **value;
    } rows[] = {{"vm", &table->vm},
                {"specification", &table->spec},
                {"libjvm-sha256", &table->library},
                {"suite", &table->revision}};
    const char *first = next_line(reading);
    if (first == NULL || strcmp(first, FIRST_LINE) != 0)
        return wrong(reading, "this is no table of `assay reach`, or of another version of it: "
                              "there is no line '" FIRST_LINE "'");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *value = value_of(reading, rows[i].key);
        if (value == NULL)
            return -1;
        *rows[i].value = xstrdup(value);
    }
    const char *selected = value_of(reading, "selected");
    table->whole = selected != NULL && strcmp(selected, "all") == 0;
    return selected != NULL ? 0 : -1;
}

/* The array grows with what is there, whatever number the file claims. */
static int read_functions(struct reading *reading)
{
    struct reach_table *table = reading->table;
    size_t count;
    if (count_of(reading, "functions", FUNCTIONS_MAX, &count) != 0)
        return -1;
    while (table->function_count < count) {
        const char *line = next_line(reading);
        if (line == NULL || *line == '\0')
            return wrong(reading, "the name of a function is missing");
        table->functions = xgrow(table->functions, table->function_count, sizeof *table->functions);
        table->functions[table->function_count++] = xstrdup(line);
    }
    return 0;
}

/* Numbers and ranges, as in "0-7,9". Returns NULL, or what is wrong. */
static const char *read_spans(struct reached_test *test, char *text, size_t functions)
{
    unsigned long first, last;
    while (*text != '\0') {
        if (functions == 0 || !read_number(&text, functions - 1, &first))
            return "this is no number of a function";
        last = first;
        if (*text == '-' && (text++, !read_number(&text, functions - 1, &last) || last <= first))
            return "this is no range of functions";
        if (test->span_count > 0 && first <= test->spans[test->span_count - 1].last)
            return "the numbers do not ascend";
        if (*text == ',')
            text++;
        else if (*text != '\0')
            return "there is something between the numbers";
        test->spans = xgrow(test->spans, test->span_count, sizeof *test->spans);
        test->spans[test->span_count++] = (struct span){(uint32_t)first, (uint32_t)last};
    }
    return NULL;
}

static int read_test(struct reading *reading)
{
    struct reach_table *table = reading->table;
    char *line = next_line(reading), *end;
    const char *id = line != NULL ? strsep(&line, "\t") : NULL;
    char *seconds = line != NULL ? strsep(&line, "\t") : NULL;
    if (id == NULL || *id == '\0' || seconds == NULL || line == NULL)
        return wrong(reading,
                     "there are not a test, its seconds and its functions with tabs between them");
    if (table->test_count > 0 && strcmp(table->tests[table->test_count - 1].id, id) >= 0)
        return wrong(reading, "the tests do not ascend");
    double value = strtod(seconds, &end);
    if (end == seconds || *end != '\0' || !(value >= 0 && value < HUGE_VAL))
        return wrong(reading, "this is no number of seconds");
    table->tests = xgrow(table->tests, table->test_count, sizeof *table->tests);
    struct reached_test *test = &table->tests[table->test_count++];
    *test = (struct reached_test){.id = xstrdup(id), .seconds = value};
    const char *problem = read_spans(test, line, table->function_count);
    return problem == NULL ? 0 : wrong(reading, problem);
}

static int read_tests(struct reading *reading)
{
    size_t count;
    if (count_of(reading, "tests", TESTS_MAX, &count) != 0)
        return -1;
    while (reading->table->test_count < count)
        if (read_test(reading) != 0)
            return -1;
    return next_line(reading) == NULL ? 0
                                      : wrong(reading, "there is something behind the last test");
}

struct reach_table *reach_table_read(const char *path)
{
    char *text = file_read_loudly(path, NULL);
    if (text == NULL)
        return NULL;
    struct reading reading = {.path = path, .rest = text};
    struct reach_table *table = reading.table = xcalloc(1, sizeof *table);
    bool valid = read_header(&reading) == 0 && read_functions(&reading) == 0
                 && read_tests(&reading) == 0;
    free(text);
    if (valid)
        return table;
    reach_table_free(table);
    return NULL;
}

void reach_table_free(struct reach_table *table)
{
    if (table == NULL)
        return;
    for (size_t i = 0; i < table->function_count; i++)
        free(table->functions[i]);
    for (size_t i = 0; i < table->test_count; i++) {
        free(table->tests[i].id);
        free(table->tests[i].spans);
    }
    free(table->functions);
    free(table->tests);
    free(table->vm);
    free(table->spec);
    free(table->library);
    free(table->revision);
    free(table);
}

int reach_table_write(const struct reach_table *table, FILE *stream)
{
    fprintf(stream,
            FIRST_LINE "\nvm: %s\nspecification: %s\nlibjvm-sha256: %s\nsuite: %s\nselected: %s\n",
            table->vm, table->spec, table->library, table->revision, table->whole ? "all" : "some");
    fprintf(stream, "functions: %zu\n", table->function_count);
    for (size_t i = 0; i < table->function_count; i++)
        fprintf(stream, "%s\n", table->functions[i]);
    fprintf(stream, "tests: %zu\n", table->test_count);
    for (size_t i = 0; i < table->test_count; i++) {
        const struct reached_test *test = &table->tests[i];
        fprintf(stream, "%s\t%.3f\t", test->id, test->seconds);
        for (size_t j = 0; j < test->span_count; j++) {
            const struct span *span = &test->spans[j];
            fprintf(stream, "%s%u", j > 0 ? "," : "", span->first);
            if (span->last > span->first)
                fprintf(stream, "-%u", span->last);
        }
        fputc('\n', stream);
    }
    return ferror(stream) ? -1 : 0;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct reached_test *)a)->id, ((const struct reached_test *)b)->id);
}

const struct reached_test *reach_table_find(const struct reach_table *table, const char *id)
{
    const struct reached_test key = {.id = (char *)id};
    return table->test_count == 0
               ? NULL
               : bsearch(&key, table->tests, table->test_count, sizeof *table->tests, by_id);
}

void reach_table_sort(struct reach_table *table)
{
    qsort(table->tests, table->test_count, sizeof *table->tests, by_id);
}

char *reach_table_place(const struct vm *vm)
{
    char *cache = cache_directory();
    char *path = xprintf("%s/reach/%s", cache, vm->slug);
    free(cache);
    return path;
}
