/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/releases.h"

#include <stdlib.h>

#include "base/table.h"
#include "base/text.h"

static int add(struct releases *releases, const struct table *table, int column, char **problem)
{
    char *end;
    long number = strtol(table->cells[column], &end, 10);
    if (*end != '\0' || number < 8 || number >= 1000) {
        *problem = xprintf("%s:%d: '%s' is not a release from 8 on", table->path, table->line,
                           table->cells[column]);
        return -1;
    }
    releases->items = xgrow(releases->items, releases->count, sizeof *releases->items);
    releases->items[releases->count++] = (int)number;
    return 0;
}

int releases_read(struct releases *releases, const char *directory)
{
    struct table table;
    char *problem = NULL;
    *releases = (struct releases){0};
    int got = table_open(&table, directory, "releases.tsv", &problem);
    int column = got == 0 ? table_column(&table, "release", &problem) : -1;
    if (column < 0)
        got = -1;
    while (got == 0 && (got = table_next(&table, &problem)) == 1)
        got = add(releases, &table, column, &problem);
    table_close(&table);
    if (got == 0)
        return 0;
    complain("%s", problem);
    free(problem);
    releases_free(releases);
    return -1;
}

void releases_free(struct releases *releases)
{
    free(releases->items);
    *releases = (struct releases){0};
}

bool releases_have(const struct releases *releases, int release)
{
    for (size_t i = 0; i < releases->count; i++)
        if (releases->items[i] == release)
            return true;
    return false;
}

int releases_newest(const struct releases *releases)
{
    int newest = 0;
    for (size_t i = 0; i < releases->count; i++)
        newest = releases->items[i] > newest ? releases->items[i] : newest;
    return newest;
}
