/* SPDX-License-Identifier: Apache-2.0 */

/* The results of many runs over time: series of runs on the same kind of JVM, what the tests
 * did in them, and how long they took. */
#ifndef ASSAY_HISTORY_TREND_H
#define ASSAY_HISTORY_TREND_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "judge/result.h"

/* One run. */
struct trend_run {
    char *path;
    char *version;  /* of the JVM */
    char *digest;   /* of the JVM's library */
    char *revision; /* of the suite */
    int64_t started;
    double seconds;
    bool interrupted;
    size_t counts[VERDICT_COUNT]; /* of tests, each by the verdict that outweighs its repeats */
    size_t number;                /* in the order of trend_add */
};

/* What a test did in one run. */
struct trend_point {
    bool present;
    bool flaky; /* its repeats had several verdicts */
    enum verdict verdict;
    double seconds; /* the longest of its repeats */
};

/* A test over the runs of a series. */
struct trend_test {
    const char *id;
    struct trend_point *points; /* one for each run */
    size_t changes; /* how often the verdict was another than in the run before that has it */
    size_t flaky;   /* those of them with the same JVM and suite, and the flaky runs */
    double median;  /* of the times before the last; 0 if there are none */
    double last;    /* the last time */
};

/* Runs in the order of time, on JVMs of one name, release and configuration, against one
 * specification. */
struct trend_series {
    char *name;
    struct trend_run *runs;
    size_t run_count;
    struct trend_test *tests; /* by id */
    size_t test_count;
    struct trend_entry *entries; /* what trend_add saw */
    size_t entry_count;
    size_t entry_capacity;
};

struct trend {
    struct trend_series *series; /* by name */
    size_t count;
};

void trend_free(struct trend *trend);

/* Adds the run of a document. Returns 0, or 1 if it is no result of an assay run. */
int trend_add(struct trend *trend, const json_t *document, const char *path);

/* Puts all in order, leaves the last runs of each series (all if `last` is 0), and computes
 * what the fields say. Nothing can be added after it. */
void trend_finish(struct trend *trend, size_t last);

/* Whether the last run of the test was clearly slower than those before. */
bool trend_slower(const struct trend_test *test);

#endif
