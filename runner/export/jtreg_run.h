/* SPDX-License-Identifier: Apache-2.0 */

/* Where the jtreg test of a report was run, and what came: suites/known/jtreg.tsv. */
#ifndef ASSAY_EXPORT_JTREG_RUN_H
#define ASSAY_EXPORT_JTREG_RUN_H

#include "base/home.h"

/* Names of builds, joined by ", "; NULL for none. */
struct jtreg_run {
    char *failed, *passed;
};

/* Reads the row of the cause and the test ("thread/GetThreadState/new", or with ":case"), if there
 * is one. Returns 0, or -1 after a message. */
int jtreg_run_read(struct jtreg_run *run, const struct home *home, const char *cause,
                   const char *test);
void jtreg_run_free(struct jtreg_run *run);

#endif
