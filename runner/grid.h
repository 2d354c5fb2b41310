/* SPDX-License-Identifier: Apache-2.0 */

/* Verdicts of many JVMs side by side: tests down, JVMs across. */
#ifndef ASSAY_GRID_H
#define ASSAY_GRID_H

#include <stdbool.h>
#include <stdio.h>

#include "sink.h"

struct grid;

struct grid *grid_new(void);
void grid_free(struct grid *grid);

/* Adds a column for a JVM and returns its index. */
size_t grid_column(struct grid *grid, const char *label);

/* Enters a verdict. Where a test has several in one column that are not the same (of
 * repeats), the grid shows all of them. */
void grid_put(struct grid *grid, size_t column, const char *id, enum verdict verdict);

size_t grid_columns(const struct grid *grid);

/* Prints the table: the rows in which the JVMs to which the test applies differ, or all,
 * and the totals of each column. */
void grid_print(const struct grid *grid, FILE *stream, bool all);

/* A sink that enters each run in a column of its own. It must not outlive the grid; its
 * `free` leaves the grid as it is. */
struct sink *sink_grid(struct grid *grid);

#endif
