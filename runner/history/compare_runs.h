/* SPDX-License-Identifier: Apache-2.0 */

/* What differs between two recorded runs. */
#ifndef ASSAY_HISTORY_COMPARE_RUNS_H
#define ASSAY_HISTORY_COMPARE_RUNS_H

#include <stdio.h>

#include "history/results_file.h"

enum run_change { SAME, WORSE, DIFFERENT, BETTER, NEW, GONE, CHANGES };

struct difference {
    enum run_change change;               /* not SAME */
    const struct recorded_result *before; /* NULL for a test that is new */
    const struct recorded_result *after;  /* NULL for one that is gone */
};

struct compare_runs {
    struct results_file before, after;
    struct difference *differences; /* by id */
    size_t count;
    size_t counts[CHANGES];
};

const char *change_name(enum run_change change); /* "worse" */

/* The same as a heading: "Fails in another way". */
const char *change_heading(enum run_change change);

/* Reads both runs and compares them. Returns 0, or -1 after saying what is wrong. */
int compare_runs_read(struct compare_runs *runs, const char *before, const char *after);
void compare_runs_free(struct compare_runs *runs);

const char *difference_id(const struct difference *difference);

/* The verdict's name, or "-" where there is no result. */
const char *verdict_in(const struct recorded_result *result);

/* Why the result after is what it is, in one line, or NULL. */
const char *difference_reason(const struct difference *difference);

/* Why it is not known that nothing became worse, as the end of a sentence about *run ("was
 * interrupted"): a run without all of its results, or two that are other parts of the suite. NULL if
 * it is known; *run is not set then. */
const char *compare_runs_unknown(const struct compare_runs *runs, const struct results_file **run);

/* Writes the differences as Markdown, short enough for a comment of a pull request. What a
 * JVM said stands in it as code, never as markup. */
void compare_runs_markdown(const struct compare_runs *runs, FILE *stream);

#endif
