/* SPDX-License-Identifier: Apache-2.0 */

/* A known deviation as a report that can be filed with those who maintain the JVM. */
#ifndef ASSAY_EXPORT_BUG_REPORT_H
#define ASSAY_EXPORT_BUG_REPORT_H

#include "export/jtreg_run.h"
#include "judge/known.h"
#include "judge/suite.h"

/* One test of one pin of the cause, by which the deviation is shown. */
struct bug_witness {
    const struct known_pin *pin;
    const struct known_test *answer;
    const struct test *test;
    char *case_name;        /* or NULL */
    struct strings vm_args; /* that the pin asks for */
};

/* Chooses the witness of a cause: one on a server VM and on the newest releases, without arguments and
 * with few differing lines, if there is one; or the test named, if `test` is not NULL. Returns 0, or
 * -1 after a message. */
int bug_witness_find(struct bug_witness *witness, const struct suite *suite,
                     const struct known_cause *cause, const char *test);
void bug_witness_free(struct bug_witness *witness);

/* The report in Markdown, allocated: in the form of JBS, or of a GitHub tracker for OpenJ9. */
char *bug_report(const struct suite *suite, const struct known_cause *cause,
                 const struct bug_witness *witness, const struct jtreg_run *run,
                 const char *revision);

#endif
