/* SPDX-License-Identifier: Apache-2.0 */
#include "sinks/matrix.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"

enum { CELL_WIDTH = 11, LETTERS = 26 };

/* One verdict. */
struct entry {
    char *id;
    size_t column;
    enum verdict verdict;
};

struct matrix {
    struct strings labels;
    struct entry *entries;
    size_t count;
    size_t capacity;
};

/* A row: for each column the set of verdicts, as bits. */
struct row {
    const char *id;
    unsigned *cells;
};

struct matrix *matrix_new(void)
{
    return xcalloc(1, sizeof(struct matrix));
}

void matrix_free(struct matrix *matrix)
{
    for (size_t i = 0; i < matrix->count; i++)
        free(matrix->entries[i].id);
    free(matrix->entries);
    strings_free(&matrix->labels);
    free(matrix);
}

size_t matrix_column(struct matrix *matrix, const char *label)
{
    strings_add(&matrix->labels, xstrdup(label));
    return matrix->labels.count - 1;
}

size_t matrix_columns(const struct matrix *matrix)
{
    return matrix->labels.count;
}

void matrix_put(struct matrix *matrix, size_t column, const char *id, enum verdict verdict)
{
    if (matrix->count == matrix->capacity) {
        matrix->capacity = matrix->capacity * 2 + 256;
        matrix->entries = xrealloc(matrix->entries, matrix->capacity * sizeof *matrix->entries);
    }
    matrix->entries[matrix->count++] = (struct entry){utf8_plain(id, strlen(id)), column, verdict};
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct entry *)a)->id, ((const struct entry *)b)->id);
}

/* The name of a column in the table: A to Z, then A1, B1, ... */
static char *column_name(size_t column)
{
    char letter = (char)('A' + column % LETTERS);
    return column < LETTERS ? xprintf("%c", letter) : xprintf("%c%zu", letter, column / LETTERS);
}

static char *cell_text(unsigned verdicts)
{
    char *text = NULL;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        if ((verdicts >> verdict & 1) == 0)
            continue;
        char *longer = xprintf("%s%s%s", text != NULL ? text : "", text != NULL ? "/" : "",
                               verdict_name((enum verdict)verdict));
        free(text);
        text = longer;
    }
    return text != NULL ? text : xstrdup("-");
}

/* Where a test does not apply, and where there is no result, there is nothing to differ. */
static bool differs(const struct row *row, size_t columns)
{
    unsigned first = 0;
    for (size_t i = 0; i < columns; i++) {
        unsigned verdicts = row->cells[i];
        if (verdicts == 0 || verdicts == 1u << VERDICT_NA)
            continue;
        if (first != 0 && verdicts != first)
            return true;
        first = verdicts;
        if ((verdicts & (verdicts - 1)) != 0)
            return true;
    }
    return false;
}

static void print_row(const struct row *row, size_t columns, int width, FILE *stream)
{
    fprintf(stream, "%-*s", width, row->id);
    for (size_t i = 0; i < columns; i++) {
        char *text = cell_text(row->cells[i]);
        fprintf(stream, " %-*s", i + 1 < columns ? CELL_WIDTH : 0, text);
        free(text);
    }
    fputc('\n', stream);
}

static void print_head(const struct matrix *matrix, int width, FILE *stream)
{
    for (size_t i = 0; i < matrix->labels.count; i++) {
        char *name = column_name(i);
        fprintf(stream, "  %-3s ", name);
        utf8_put(stream, matrix->labels.items[i]);
        fputc('\n', stream);
        free(name);
    }
    fprintf(stream, "\n%-*s", width, "");
    for (size_t i = 0; i < matrix->labels.count; i++) {
        char *name = column_name(i);
        fprintf(stream, " %-*s", CELL_WIDTH, name);
        free(name);
    }
    fputc('\n', stream);
}

static void print_totals(const struct matrix *matrix, int width, FILE *stream)
{
    size_t columns = matrix->labels.count;
    size_t *totals = xcalloc(columns * VERDICT_COUNT, sizeof *totals);
    for (size_t i = 0; i < matrix->count; i++)
        totals[matrix->entries[i].column * VERDICT_COUNT + matrix->entries[i].verdict]++;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        size_t sum = 0;
        for (size_t i = 0; i < columns; i++)
            sum += totals[i * VERDICT_COUNT + (size_t)verdict];
        if (sum == 0)
            continue;
        fprintf(stream, "%-*s", width, verdict_name((enum verdict)verdict));
        for (size_t i = 0; i < columns; i++)
            fprintf(stream, " %-*zu", CELL_WIDTH, totals[i * VERDICT_COUNT + (size_t)verdict]);
        fputc('\n', stream);
    }
    free(totals);
}

void matrix_print(const struct matrix *matrix, FILE *stream, bool all)
{
    size_t columns = matrix->labels.count;
    qsort(matrix->entries, matrix->count, sizeof *matrix->entries, by_id);
    struct row *rows = xcalloc(matrix->count + 1, sizeof *rows);
    size_t count = 0, tests = 0;
    int width = CELL_WIDTH;
    for (size_t i = 0; i < matrix->count;) {
        struct row *row = &rows[count];
        *row = (struct row){matrix->entries[i].id, xcalloc(columns, sizeof *row->cells)};
        for (; i < matrix->count && strcmp(matrix->entries[i].id, row->id) == 0; i++)
            row->cells[matrix->entries[i].column] |= 1u << matrix->entries[i].verdict;
        tests++;
        if (all || differs(row, columns)) {
            int length = (int)strlen(row->id);
            width = length > width ? length : width;
            count++;
        } else {
            free(row->cells);
        }
    }
    print_head(matrix, width, stream);
    for (size_t i = 0; i < count; i++) {
        print_row(&rows[i], columns, width, stream);
        free(rows[i].cells);
    }
    free(rows);
    if (count > 0)
        fputc('\n', stream);
    print_totals(matrix, width, stream);
    if (!all)
        fprintf(stream, "\n%zu of %zu test%s differ%s between JVMs to which %s.\n", count, tests,
                noun_end(tests), verb_end(tests == 1 ? 1 : count),
                count == 1 ? "it applies" : "they apply");
}

struct grid_sink {
    struct sink sink;
    struct matrix *matrix;
    size_t column;
};

static int begin(struct sink *sink, const struct run *run)
{
    struct grid_sink *entering = (struct grid_sink *)sink;
    char *label = vm_label(run->vm);
    entering->column = matrix_column(entering->matrix, label);
    free(label);
    return 0;
}

static int enter(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    struct grid_sink *entering = (struct grid_sink *)sink;
    if (result->challenge == NULL)
        matrix_put(entering->matrix, entering->column, result->id, result->verdict);
    return 0;
}

static int end(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

static void release(struct sink *sink)
{
    free(sink);
}

struct sink *sink_matrix(struct matrix *matrix)
{
    struct grid_sink *entering = xcalloc(1, sizeof *entering);
    entering->sink = (struct sink){begin, enter, end, release, "the table"};
    entering->matrix = matrix;
    return &entering->sink;
}
