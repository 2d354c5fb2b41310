/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/issues.h"

#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

static const char *const column_names[ISSUE_COLUMNS] = {
    [ISSUE_ID] = "id",
    [ISSUE_KIND] = "kind",
    [ISSUE_ELEMENT] = "element",
    [ISSUE_RELEASES] = "releases",
    [ISSUE_ABOUT] = "about",
    [ISSUE_QUESTION] = "question",
    [ISSUE_MATTERS] = "matters",
    [ISSUE_BEHAVIOR] = "behavior",
    [ISSUE_SHOWN_BY] = "shown_by",
    [ISSUE_PROPOSAL] = "proposal",
    [ISSUE_STATE] = "state",
};

static void add(struct spec_issues *issues, const struct table *table, const int *columns)
{
    issues->items = xgrow(issues->items, issues->count, sizeof *issues->items);
    struct spec_issue *issue = &issues->items[issues->count++];
    for (int i = 0; i < ISSUE_COLUMNS; i++)
        issue->cells[i] = xstrdup(table->cells[columns[i]]);
}

int spec_issues_read(struct spec_issues *issues, const char *directory)
{
    struct table table;
    char *problem = NULL;
    int columns[ISSUE_COLUMNS];
    *issues = (struct spec_issues){0};
    int got = table_open(&table, directory, "issues.tsv", &problem);
    for (int i = 0; got == 0 && i < ISSUE_COLUMNS; i++)
        if ((columns[i] = table_column(&table, column_names[i], &problem)) < 0)
            got = -1;
    while (got == 0 && (got = table_next(&table, &problem)) == 1) {
        add(issues, &table, columns);
        got = 0;
    }
    table_close(&table);
    if (got == 0)
        return 0;
    complain("%s", problem);
    free(problem);
    spec_issues_free(issues);
    return -1;
}

void spec_issues_free(struct spec_issues *issues)
{
    for (size_t i = 0; i < issues->count; i++)
        for (int j = 0; j < ISSUE_COLUMNS; j++)
            free(issues->items[i].cells[j]);
    free(issues->items);
    *issues = (struct spec_issues){0};
}

bool spec_issue_is_about(const struct spec_issue *issue, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = issue->cells[ISSUE_ABOUT]; at != NULL;) {
        if (strncmp(at, name, length) == 0 && strchr(",.:", at[length]) != NULL)
            return true;
        at = strchr(at, ',');
        if (at != NULL)
            at++;
    }
    return false;
}
