/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/reach/: which functions of the JVM each test executes.
 * Recorded once by breakpoints in its library; and the tests nearest to a change, chosen from that.
 */

/* The table that `assay reach` writes and `assay run --touching` reads: text, with a header, the names of
 * functions, and the tests with the numbers of those that they execute. */
#ifndef ASSAY_REACH_REACH_TABLE_H
#define ASSAY_REACH_REACH_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "catalog/plan.h"
#include "vm/vm.h"

/* Numbers of functions from the first to the last. */
struct span {
    uint32_t first, last;
};

struct reached_test {
    char *id; /* with ":case" */
    double seconds;
    struct span *spans; /* ascending, without overlap */
    size_t span_count;
};

struct reach_table {
    char *vm;       /* name and version */
    char *spec;     /* the specification's version */
    char *library;  /* digest of the JVM's library */
    char *revision; /* of the suite */
    bool whole;     /* of all tests that there were */
    char **functions;
    size_t function_count;
    struct reached_test *tests; /* by id */
    size_t test_count;
};

/* Reads the file. NULL after a message, which names the line at fault. Takes time and memory in proportion
 * to its length. */
struct reach_table *reach_table_read(const char *path);
void reach_table_free(struct reach_table *table);

/* Writes the table. Returns 0, or -1 with errno set. */
int reach_table_write(const struct reach_table *table, FILE *stream);

/* The test of that id, with its case; or NULL. */
const struct reached_test *reach_table_find(const struct reach_table *table, const char *id);

/* Puts the tests in the order of their ids. */
void reach_table_sort(struct reach_table *table);

/* Where the table of a JVM is kept if nobody says: below the user's cache, by the name and version of the
 * JVM, so that a build with the same version finds the table of the one before it. Allocated. */
char *reach_table_place(const struct vm *vm);

#endif
