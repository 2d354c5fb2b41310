/* SPDX-License-Identifier: Apache-2.0 */
#include "base/table.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Cuts a line at its tabs. Returns the number of cells. */
static size_t cut(char *text, char ***cells)
{
    size_t count = 1;
    for (const char *c = text; *c != '\0'; c++)
        count += *c == '\t';
    *cells = xrealloc(*cells, count * sizeof **cells);
    for (size_t i = 0; i < count; i++)
        (*cells)[i] = strsep(&text, "\t");
    return count;
}

static int read_line(struct table *table, char **text, char **problem)
{
    size_t size = 0;
    free(*text);
    *text = NULL;
    errno = 0;
    ssize_t length = getline(text, &size, table->file);
    if (length < 0) {
        if (!ferror(table->file))
            return 0;
        *problem = xprintf("%s: %s", table->path, strerror(errno));
        return -1;
    }
    table->line++;
    if (strlen(*text) != (size_t)length) {
        *problem = xprintf("%s:%d: the line contains a null byte", table->path, table->line);
        return -1;
    }
    if (length > 0 && (*text)[length - 1] == '\n')
        (*text)[length - 1] = '\0';
    return 1;
}

int table_open(struct table *table, const char *directory, const char *name, char **problem)
{
    *table = (struct table){.path = xprintf("%s/%s", directory, name)};
    table->file = fopen(table->path, "re");
    if (table->file == NULL) {
        *problem = xprintf("%s: %s", table->path, strerror(errno));
        return -1;
    }
    int got = read_line(table, &table->header, problem);
    if (got == 0)
        *problem = xprintf("%s:1: the table is empty; it needs a header line", table->path);
    if (got != 1)
        return -1;
    table->columns = cut(table->header, &table->names);
    return 0;
}

int table_next(struct table *table, char **problem)
{
    int got = read_line(table, &table->text, problem);
    if (got != 1)
        return got;
    size_t count = cut(table->text, &table->cells);
    if (count == table->columns)
        return 1;
    *problem = xprintf("%s:%d: the row has %zu cells, the header has %zu", table->path, table->line,
                       count, table->columns);
    return -1;
}

int table_column(const struct table *table, const char *name, char **problem)
{
    for (size_t i = 0; i < table->columns; i++)
        if (strcmp(table->names[i], name) == 0)
            return (int)i;
    *problem = xprintf("%s:1: there is no column '%s'", table->path, name);
    return -1;
}

void table_close(struct table *table)
{
    if (table->file != NULL)
        fclose(table->file);
    free(table->path);
    free(table->header);
    free(table->names);
    free(table->text);
    free(table->cells);
    *table = (struct table){0};
}
