/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/edition.h"

#include <stdlib.h>

#include "base/table.h"
#include "base/text.h"

int edition_read(struct edition *edition, const char *directory, int release)
{
    static const char *const names[] = {"release", "edition", "address"};
    int columns[] = {-1, -1, -1};
    struct table table;
    char *problem = NULL;
    *edition = (struct edition){0};
    int got = table_open(&table, directory, "editions.tsv", &problem);
    for (size_t i = 0; got == 0 && i < sizeof names / sizeof names[0]; i++)
        if ((columns[i] = table_column(&table, names[i], &problem)) < 0)
            got = -1;
    while (got == 0 && edition->name == NULL && (got = table_next(&table, &problem)) == 1) {
        got = 0;
        if (strtol(table.cells[columns[0]], NULL, 10) == release)
            *edition = (struct edition){xstrdup(table.cells[columns[1]]),
                                        xstrdup(table.cells[columns[2]])};
    }
    table_close(&table);
    if (edition->name != NULL)
        return 0;
    complain("%s", problem != NULL ? problem : "spec/editions.tsv does not have the release");
    free(problem);
    return -1;
}

void edition_free(struct edition *edition)
{
    free(edition->name);
    free(edition->address);
    *edition = (struct edition){0};
}
