/* SPDX-License-Identifier: Apache-2.0 */

/* Verdicts of many JVMs side by side: tests down, JVMs across. */
#ifndef ASSAY_SINKS_MATRIX_H
#define ASSAY_SINKS_MATRIX_H

#include <stdbool.h>
#include <stdio.h>

#include "sinks/sink.h"

struct matrix;

struct matrix *matrix_new(void);
void matrix_free(struct matrix *matrix);

/* Adds a column for a JVM and returns its index. */
size_t matrix_column(struct matrix *matrix, const char *label);

/* Enters a verdict. Where a test has several in one column that are not the same (of
 * repeats), the matrix shows all of them. */
void matrix_put(struct matrix *matrix, size_t column, const char *id, enum verdict verdict);

size_t matrix_columns(const struct matrix *matrix);

/* Prints the table: the rows in which the JVMs to which the test applies differ, or all,
 * and the totals of each column. */
void matrix_print(const struct matrix *matrix, FILE *stream, bool all);

/* A sink that enters each run in a column of its own. It must not outlive the matrix; its
 * `free` leaves the matrix as it is. */
struct sink *sink_matrix(struct matrix *matrix);

#endif
