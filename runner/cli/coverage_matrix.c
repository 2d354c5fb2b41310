/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/coverage_matrix.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/commands.h"

static const char *const state_names[] = {"hole", "explained", "covered"};

static const struct matrix_cell *cell_at(const struct matrix_side *side, size_t row, size_t column)
{
    return &side->cells[row * side->column_count + column];
}

static size_t count_of(const struct matrix_side *side, enum matrix_state state)
{
    size_t count = 0;
    for (size_t i = 0; i < side->row_count * side->column_count; i++)
        count += side->cells[i].state == state;
    return count;
}

static char letter(size_t column)
{
    return (char)('a' + column);
}

/* A covered cell has the letter of its column. */
static char mark_of(const struct matrix_cell *cell, size_t column)
{
    return cell->state == MATRIX_COVERED     ? letter(column)
           : cell->state == MATRIX_EXPLAINED ? '-'
                                             : '!';
}

static void print_side(const struct matrix_side *side, const char *title)
{
    printf("%s\n\n", title);
    for (size_t j = 0; j < side->column_count; j++)
        printf("  %c  %-20s %s\n", letter(j), side->columns[j], side->meanings[j]);
    putchar('\n');
    for (size_t i = 0; i < side->row_count; i++) {
        printf("  %-30s", side->rows[i]);
        for (size_t j = 0; j < side->column_count; j++)
            printf(" %c", mark_of(cell_at(side, i, j), j));
        putchar('\n');
    }
    printf("\n  cells %zu, covered %zu, explained %zu, holes %zu\n\n",
           side->row_count * side->column_count, count_of(side, MATRIX_COVERED),
           count_of(side, MATRIX_EXPLAINED), count_of(side, MATRIX_HOLE));
}

/* The reasons, each once, with the number of cells. */
static void print_reasons(const struct matrix_side *side)
{
    size_t cells = side->row_count * side->column_count;
    for (size_t i = 0; i < cells; i++) {
        const char *why = side->cells[i].why;
        size_t count = 0;
        if (side->cells[i].state != MATRIX_EXPLAINED)
            continue;
        for (size_t j = 0; j < cells; j++)
            if (side->cells[j].state == MATRIX_EXPLAINED && strcmp(side->cells[j].why, why) == 0) {
                if (j < i)
                    break;
                count++;
            }
        if (count > 0)
            printf("  %s, %4zu  %s\n", side->name, count, why);
    }
}

static void print_holes(const struct matrix_side *side)
{
    for (size_t i = 0; i < side->row_count; i++)
        for (size_t j = 0; j < side->column_count; j++)
            if (cell_at(side, i, j)->state == MATRIX_HOLE)
                printf("%s\t%s\t%s\n", side->name, side->rows[i], side->columns[j]);
}

static void dump_side(json_t *root, const struct matrix_side *side)
{
    json_t *list = json_array();
    for (size_t i = 0; i < side->row_count; i++)
        for (size_t j = 0; j < side->column_count; j++) {
            const struct matrix_cell *cell = cell_at(side, i, j);
            json_t *object = json_pack("{s:s, s:s, s:s}", "row", side->rows[i], "column",
                                       side->columns[j], "state", state_names[cell->state]);
            if (cell->why != NULL)
                json_object_set_new(object, cell->state == MATRIX_COVERED ? "test" : "reason",
                                    json_string(cell->why));
            json_array_append_new(list, object);
        }
    json_object_set_new(root, side->name, list);
}

static void dump(const struct thread_matrix *matrix)
{
    json_t *root = json_pack("{s:i}", "schema", 1);
    for (size_t i = 0; i < MATRIX_AXES; i++)
        dump_side(root, thread_matrix_side(matrix, (enum matrix_axis)i));
    json_dumpf(root, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(root);
}

static void print_all(const struct thread_matrix *matrix)
{
    static const char *const titles[] = {"Functions by the kind of the thread that they are about",
                                         "Functions by the kind of the thread that calls them",
                                         "Kinds of target by kinds of caller, for any function"};
    puts("A letter: a test makes such a call. -: there is no test, for a reason below. !: a "
         "hole.\n");
    for (size_t i = 0; i < MATRIX_AXES; i++)
        print_side(thread_matrix_side(matrix, (enum matrix_axis)i), titles[i]);
    puts("Why there is no test, and of how many cells");
    for (size_t i = 0; i < MATRIX_AXES; i++)
        print_reasons(thread_matrix_side(matrix, (enum matrix_axis)i));
}

int coverage_matrix_print(const struct thread_matrix *matrix, bool missing, bool json)
{
    size_t holes = 0;
    const char *needless = thread_matrix_needless(matrix);
    for (size_t i = 0; i < MATRIX_AXES; i++) {
        const struct matrix_side *side = thread_matrix_side(matrix, (enum matrix_axis)i);
        holes += count_of(side, MATRIX_HOLE);
        if (missing && !json)
            print_holes(side);
    }
    if (json)
        dump(matrix);
    else if (!missing)
        print_all(matrix);
    fputs(needless, stderr);
    return holes > 0 || *needless != '\0' ? STATUS_DEVIATION : STATUS_OK;
}
