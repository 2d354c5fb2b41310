/* SPDX-License-Identifier: Apache-2.0 */

/* Where the specification is silent, contradicts itself or another one, or says less than JVMs do:
 * spec/issues.tsv. spec/README.md has the meaning of the columns. */
#ifndef ASSAY_SPEC_ISSUES_H
#define ASSAY_SPEC_ISSUES_H

#include <stdbool.h>
#include <stddef.h>

/* A row; each is a text of one line that is not empty. */
enum issue_column {
    ISSUE_ID,
    ISSUE_KIND,
    ISSUE_ELEMENT,
    ISSUE_RELEASES,
    ISSUE_ABOUT, /* rules and subjects, joined by ',' */
    ISSUE_QUESTION,
    ISSUE_MATTERS,
    ISSUE_BEHAVIOR,
    ISSUE_SHOWN_BY,
    ISSUE_PROPOSAL,
    ISSUE_STATE,
    ISSUE_COLUMNS
};

struct spec_issue {
    char *cells[ISSUE_COLUMNS];
};

struct spec_issues {
    struct spec_issue *items;
    size_t count;
};

/* Reads the table in the directory. Returns 0, or -1 after a message. */
int spec_issues_read(struct spec_issues *issues, const char *directory);
void spec_issues_free(struct spec_issues *issues);

/* Whether the issue is about a rule or subject of that name, or about a rule of the subject. */
bool spec_issue_is_about(const struct spec_issue *issue, const char *name);

#endif
