/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Which kinds of threads the tests have as targets and as callers of each function, from the tables of
 * suites/threads: kinds.tsv has the kinds, calls.tsv the calls that tools/thread-matrix.sh recorded,
 * and explained.tsv the reasons why there is no test of others.
 */
#ifndef ASSAY_COVERAGE_THREAD_MATRIX_H
#define ASSAY_COVERAGE_THREAD_MATRIX_H

#include <stddef.h>

#include "base/home.h"
#include "coverage/coverage.h"
#include "spec/rules.h"

enum matrix_state {
    MATRIX_HOLE,      /* neither */
    MATRIX_EXPLAINED, /* no test, for a reason in the table */
    MATRIX_COVERED    /* a test that covers a rule of the function makes such a call */
};

struct matrix_cell {
    enum matrix_state state;
    const char *why; /* the test; or the reason; or NULL */
};

/* Of functions by kinds of target; of functions by kinds of caller; of kinds of target by kinds of
 * caller, for any function. */
enum matrix_axis { MATRIX_TARGET, MATRIX_CALLER, MATRIX_BOTH, MATRIX_AXES };

struct matrix_side {
    const char *name; /* "target", "caller", "both" */
    const char *const *rows;
    const char *const *columns;
    const char *const *meanings; /* of the columns */
    size_t row_count;
    size_t column_count;
    struct matrix_cell *cells; /* row by row */
};

struct thread_matrix;

/* Reads the tables. NULL after saying what is wrong with them. */
struct thread_matrix *thread_matrix_read(const struct home *home, const struct catalog *catalog,
                                         const struct rules *rules,
                                         const struct coverage *coverage);
void thread_matrix_free(struct thread_matrix *matrix);

const struct matrix_side *thread_matrix_side(const struct thread_matrix *matrix,
                                             enum matrix_axis axis);

/* The rows of explained.tsv that explain no cell, as lines; "" if there is none. */
const char *thread_matrix_needless(const struct thread_matrix *matrix);

#endif
