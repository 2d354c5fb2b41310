/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/history/: results of earlier runs.
 * Read from JSON; two compared, and many over time.
 */

/* Results of an earlier run, read from its JSON (docs/result-schema.md). A test that was renamed since
 * has its present id. */
#ifndef ASSAY_HISTORY_RESULTS_FILE_H
#define ASSAY_HISTORY_RESULTS_FILE_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "judge/result.h"

/* One test; of the verdicts of its repeats the one that outweighs the others. The strings live as long as
 * the document. */
struct recorded_result {
    const char *id;
    enum verdict verdict;
    const char *reason;   /* or NULL */
    const char *known;    /* or NULL */
    const json_t *object; /* the whole result */
};

struct results_file {
    const char *path;
    char *label; /* the JVM: name, version, configuration */
    int spec;    /* specification version tested against */
    bool interrupted;
    bool incomplete;                 /* results that were due are not there */
    struct recorded_result *results; /* sorted by id */
    size_t count;
    struct recorded_result *runs; /* likewise, but with all repeats */
    size_t run_count;
    json_t *root;
};

/* Returns 0, or -1 after saying what is wrong with the file. */
int results_file_read(struct results_file *file, const char *path);
void results_file_free(struct results_file *file);

/* The result of a test, or NULL. */
const struct recorded_result *results_file_find(const struct results_file *file, const char *id);

/* How severe a verdict is: 0 for a pass, greater is worse. NA is 0. */
int verdict_severity(enum verdict verdict);

/* Whether of two repeats the first says more: the more severe, but ERROR, which says nothing of
 * the JVM, gives way to each failure. */
bool verdict_outweighs(enum verdict verdict, enum verdict other);

#endif
