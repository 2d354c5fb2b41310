/* SPDX-License-Identifier: Apache-2.0 */

/* Tab-separated tables with one header line, read row by row. */
#ifndef ASSAY_BASE_TABLE_H
#define ASSAY_BASE_TABLE_H

#include <stddef.h>
#include <stdio.h>

struct table {
    char *path;
    FILE *file;
    char *header; /* cells of the header line, cut apart */
    char **names;
    size_t columns;
    char *text; /* cells of the current row, cut apart */
    char **cells;
    int line;
};

/* Returns 0, or -1 with an allocated "FILE:LINE: what is wrong" in *problem. */
int table_open(struct table *table, const char *directory, const char *name, char **problem);

/* Goes to the next row: 1, 0 at the end, or -1 with *problem as above. */
int table_next(struct table *table, char **problem);

/* Index of a column, or -1 with *problem as above when there is none. */
int table_column(const struct table *table, const char *name, char **problem);

void table_close(struct table *table);

#endif
