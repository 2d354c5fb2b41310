/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/export/: tests as directories that need nothing of Assay.
 * Reproducers and their check, jtreg tests, and reports of known deviations.
 */

/* A test as a directory of its own that builds and runs without Assay. */
#ifndef ASSAY_EXPORT_REPRODUCER_H
#define ASSAY_EXPORT_REPRODUCER_H

#include "catalog/catalog.h"
#include "spec/rules.h"

struct reproducer {
    const struct test *test;
    const char *case_name; /* NULL for all cases of a test that has some */
    const char *record;    /* Markdown: what came on which JVMs; or NULL */
    const char *revision;
};

/* Writes it below `directory`. Returns 0, or -1 after saying what is wrong. */
int reproducer_write(const struct reproducer *reproducer, const struct home *home,
                     const struct rules *rules, const char *directory);

#endif
