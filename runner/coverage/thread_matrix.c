/* SPDX-License-Identifier: Apache-2.0 */
#include "coverage/thread_matrix.h"

#include <fnmatch.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

struct thread_matrix {
    struct strings functions; /* with a thread as a parameter, then those of the caller alone */
    size_t with_target;
    struct strings targets, target_meanings;
    struct strings callers, caller_meanings;
    struct strings texts; /* to which cells point */
    struct matrix_side sides[MATRIX_AXES];
    char *needless;
};

/* What the rows of a table are read with. */
struct reading {
    struct thread_matrix *matrix;
    const struct catalog *catalog;
    const struct rules *rules;
    const struct coverage *coverage;
    struct table table;
    char *problem;
};

/* Functions without a thread as a parameter, for which it matters who calls. */
static const char *const of_caller[] = {
    "GetCurrentThread",       "GetAllThreads",       "GetAllStackTraces",
    "RawMonitorEnter",        "RawMonitorExit",      "RawMonitorWait",
    "RawMonitorNotify",       "RawMonitorNotifyAll", "GetCurrentThreadCpuTimerInfo",
    "GetCurrentThreadCpuTime"};

enum { COLUMNS_MOST = 4 };

/* Calls `take` with the named cells of each row. */
static int read_table(struct reading *reading, const char *directory, const char *name,
                      const char *const *columns, int (*take)(struct reading *, char **))
{
    struct table *table = &reading->table;
    int places[COLUMNS_MOST];
    int got = table_open(table, directory, name, &reading->problem);
    size_t count = 0;
    for (; got == 0 && columns[count] != NULL; count++)
        if ((places[count] = table_column(table, columns[count], &reading->problem)) < 0)
            got = -1;
    while (got == 0 && (got = table_next(table, &reading->problem)) == 1) {
        char *cells[COLUMNS_MOST] = {NULL};
        for (size_t i = 0; i < count; i++)
            cells[i] = table->cells[places[i]];
        got = take(reading, cells);
    }
    if (reading->problem != NULL)
        complain("%s", reading->problem);
    free(reading->problem);
    reading->problem = NULL;
    table_close(table);
    return got;
}

static int refuse(struct reading *reading, const char *what, const char *which)
{
    reading->problem = xprintf("%s:%d: %s '%s'", reading->table.path, reading->table.line, what,
                               which);
    return -1;
}

static const char *keep(struct thread_matrix *matrix, const char *text)
{
    strings_add(&matrix->texts, xstrdup(text));
    return matrix->texts.items[matrix->texts.count - 1];
}

static int take_parameter(struct reading *reading, char **cells)
{
    bool is_thread = strcmp(cells[1], "jthread") == 0 || strcmp(cells[1], "const jthread*") == 0;
    if (is_thread && strncmp(cells[2], "in", 2) == 0)
        strings_add_once(&reading->matrix->functions, cells[0]);
    return 0;
}

static int take_kind(struct reading *reading, char **cells)
{
    bool is_target = strcmp(cells[0], "target") == 0;
    if (!is_target && strcmp(cells[0], "caller") != 0)
        return refuse(reading, "there is no axis", cells[0]);
    struct thread_matrix *matrix = reading->matrix;
    strings_add(is_target ? &matrix->targets : &matrix->callers, xstrdup(cells[1]));
    strings_add(is_target ? &matrix->target_meanings : &matrix->caller_meanings, xstrdup(cells[2]));
    return 0;
}

static const char *const *list_of(const struct strings *list)
{
    return (const char *const *)list->items;
}

static void make_sides(struct thread_matrix *matrix)
{
    size_t functions = matrix->functions.count, targets = matrix->targets.count;
    matrix->sides[MATRIX_TARGET] = (struct matrix_side){"target",
                                                        list_of(&matrix->functions),
                                                        list_of(&matrix->targets),
                                                        list_of(&matrix->target_meanings),
                                                        matrix->with_target,
                                                        targets,
                                                        NULL};
    matrix->sides[MATRIX_CALLER] = (struct matrix_side){"caller",
                                                        list_of(&matrix->functions),
                                                        list_of(&matrix->callers),
                                                        list_of(&matrix->caller_meanings),
                                                        functions,
                                                        matrix->callers.count,
                                                        NULL};
    matrix->sides[MATRIX_BOTH] = (struct matrix_side){"both",
                                                      list_of(&matrix->targets),
                                                      list_of(&matrix->callers),
                                                      list_of(&matrix->caller_meanings),
                                                      targets,
                                                      matrix->callers.count,
                                                      NULL};
    for (size_t i = 0; i < MATRIX_AXES; i++) {
        struct matrix_side *side = &matrix->sides[i];
        side->cells = xcalloc(side->row_count * side->column_count, sizeof *side->cells);
    }
}

static struct matrix_cell *cell_of(const struct matrix_side *side, const char *row,
                                   const char *column)
{
    for (size_t i = 0; i < side->row_count; i++)
        for (size_t j = 0; j < side->column_count && strcmp(side->rows[i], row) == 0; j++)
            if (strcmp(side->columns[j], column) == 0)
                return &side->cells[i * side->column_count + j];
    return NULL;
}

/* Whether the test's expected file has a line by a rule of the function. */
static bool covers(const struct reading *reading, const struct test *test, const char *function)
{
    size_t count, tests;
    const struct rule *all = rules_all(reading->rules, &count);
    for (size_t i = 0; i < count; i++) {
        if (strcmp(all[i].subject, function) != 0)
            continue;
        const struct test *const *covering = coverage_tests(reading->coverage, all[i].id, &tests);
        for (size_t j = 0; j < tests; j++)
            if (covering[j] == test)
                return true;
    }
    return false;
}

static const struct test *first_covering(const struct reading *reading, char *names,
                                         const char *function)
{
    char *rest = NULL;
    for (char *name = strtok_r(names, " ", &rest); name != NULL;
         name = strtok_r(NULL, " ", &rest)) {
        const struct test *test = catalog_find(reading->catalog, name);
        if (test != NULL && covers(reading, test, function))
            return test;
    }
    return NULL;
}

static void cover(struct matrix_cell *cell, const struct test *test)
{
    if (cell->state != MATRIX_COVERED)
        *cell = (struct matrix_cell){MATRIX_COVERED, test->id};
}

static int take_call(struct reading *reading, char **cells)
{
    const struct matrix_side *sides = reading->matrix->sides;
    bool has_target = strcmp(cells[1], "none") != 0;
    struct matrix_cell *by_caller = cell_of(&sides[MATRIX_CALLER], cells[0], cells[2]);
    if (by_caller == NULL)
        return refuse(reading, "there is no such function, or no caller", cells[2]);
    struct matrix_cell *by_target = cell_of(&sides[MATRIX_TARGET], cells[0], cells[1]);
    if (has_target && by_target == NULL)
        return refuse(reading, "there is no target", cells[1]);
    const struct test *test = first_covering(reading, cells[3], cells[0]);
    if (test == NULL)
        return 0;
    cover(by_caller, test);
    if (has_target) {
        cover(by_target, test);
        cover(cell_of(&sides[MATRIX_BOTH], cells[1], cells[2]), test);
    }
    return 0;
}

/* Whether one of the globs, with blanks between them, matches. */
static bool is_among(const char *globs, const char *name)
{
    bool found = false;
    char *copy = xstrdup(globs), *rest = NULL;
    for (char *glob = strtok_r(copy, " ", &rest); glob != NULL; glob = strtok_r(NULL, " ", &rest))
        found |= fnmatch(glob, name, 0) == 0;
    free(copy);
    return found;
}

static int take_reason(struct reading *reading, char **cells)
{
    struct thread_matrix *matrix = reading->matrix;
    size_t explained = 0, axis = 0;
    while (axis < MATRIX_AXES && strcmp(matrix->sides[axis].name, cells[0]) != 0)
        axis++;
    if (axis == MATRIX_AXES)
        return refuse(reading, "there is no axis", cells[0]);
    const struct matrix_side *side = &matrix->sides[axis];
    const char *why = keep(matrix, cells[3]);
    for (size_t i = 0; i < side->row_count; i++)
        for (size_t j = 0; j < side->column_count && is_among(cells[1], side->rows[i]); j++) {
            struct matrix_cell *cell = &side->cells[i * side->column_count + j];
            if (cell->state == MATRIX_HOLE && is_among(cells[2], side->columns[j])) {
                *cell = (struct matrix_cell){MATRIX_EXPLAINED, why};
                explained++;
            }
        }
    if (explained == 0) {
        char *more = xprintf("%s%s:%d: it explains no cell\n", matrix->needless,
                             reading->table.path, reading->table.line);
        free(matrix->needless);
        matrix->needless = more;
    }
    return 0;
}

static int read_all(struct reading *reading, const char *spec, const char *directory)
{
    static const char *const parameter_columns[] = {"function", "c_type", "direction", NULL};
    static const char *const kind_columns[] = {"axis", "kind", "meaning", NULL};
    static const char *const call_columns[] = {"function", "target", "caller", "tests", NULL};
    static const char *const reason_columns[] = {"axis", "rows", "columns", "reason", NULL};
    struct thread_matrix *matrix = reading->matrix;
    if (read_table(reading, spec, "params.tsv", parameter_columns, take_parameter) != 0)
        return -1;
    matrix->with_target = matrix->functions.count;
    for (size_t i = 0; i < sizeof of_caller / sizeof *of_caller; i++)
        strings_add(&matrix->functions, xstrdup(of_caller[i]));
    if (read_table(reading, directory, "kinds.tsv", kind_columns, take_kind) != 0)
        return -1;
    make_sides(matrix);
    if (read_table(reading, directory, "calls.tsv", call_columns, take_call) != 0)
        return -1;
    return read_table(reading, directory, "explained.tsv", reason_columns, take_reason);
}

struct thread_matrix *thread_matrix_read(const struct home *home, const struct catalog *catalog,
                                         const struct rules *rules, const struct coverage *coverage)
{
    struct thread_matrix *matrix = xcalloc(1, sizeof *matrix);
    struct reading reading = {
        .matrix = matrix, .catalog = catalog, .rules = rules, .coverage = coverage};
    char *directory = xprintf("%s/threads", home->suites);
    matrix->needless = xstrdup("");
    int got = read_all(&reading, home->spec, directory);
    free(directory);
    if (got == 0)
        return matrix;
    thread_matrix_free(matrix);
    return NULL;
}

void thread_matrix_free(struct thread_matrix *matrix)
{
    for (size_t i = 0; i < MATRIX_AXES; i++)
        free(matrix->sides[i].cells);
    strings_free(&matrix->functions);
    strings_free(&matrix->targets);
    strings_free(&matrix->target_meanings);
    strings_free(&matrix->callers);
    strings_free(&matrix->caller_meanings);
    strings_free(&matrix->texts);
    free(matrix->needless);
    free(matrix);
}

const struct matrix_side *thread_matrix_side(const struct thread_matrix *matrix,
                                             enum matrix_axis axis)
{
    return &matrix->sides[axis];
}

const char *thread_matrix_needless(const struct thread_matrix *matrix)
{
    return matrix->needless;
}
