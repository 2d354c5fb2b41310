/* SPDX-License-Identifier: Apache-2.0 */
#include "export/jtreg_run.h"

#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

enum { CAUSE, TEST, FAILED, PASSED, COLUMNS };

int jtreg_run_read(struct jtreg_run *run, const struct home *home, const char *cause,
                   const char *test)
{
    static const char *const names[] = {"cause", "test", "failed", "passed"};
    int columns[COLUMNS];
    struct table table;
    char *problem = NULL;
    char *directory = xprintf("%s/known", home->suites);
    *run = (struct jtreg_run){0};
    int got = table_open(&table, directory, "jtreg.tsv", &problem);
    for (int i = 0; got == 0 && i < COLUMNS; i++)
        if ((columns[i] = table_column(&table, names[i], &problem)) < 0)
            got = -1;
    while (got == 0 && (got = table_next(&table, &problem)) == 1) {
        char **cells = table.cells;
        got = 0;
        if (strcmp(cells[columns[CAUSE]], cause) != 0 || strcmp(cells[columns[TEST]], test) != 0)
            continue;
        jtreg_run_free(run);
        if (*cells[columns[FAILED]] != '\0')
            run->failed = xstrdup(cells[columns[FAILED]]);
        if (*cells[columns[PASSED]] != '\0')
            run->passed = xstrdup(cells[columns[PASSED]]);
    }
    table_close(&table);
    free(directory);
    if (problem != NULL)
        complain("%s", problem);
    free(problem);
    return got;
}

void jtreg_run_free(struct jtreg_run *run)
{
    free(run->failed);
    free(run->passed);
    *run = (struct jtreg_run){0};
}
