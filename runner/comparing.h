/* SPDX-License-Identifier: Apache-2.0 */

/* What differs between two recorded runs. */
#ifndef ASSAY_COMPARING_H
#define ASSAY_COMPARING_H

#include <stdio.h>

#include "recorded.h"

enum change { SAME, WORSE, DIFFERENT, BETTER, NEW, GONE, CHANGES };

struct difference {
    enum change change;                   /* not SAME */
    const struct recorded_result *before; /* NULL for a test that is new */
    const struct recorded_result *after;  /* NULL for one that is gone */
};

struct comparing {
    struct recorded before, after;
    struct difference *differences; /* by id */
    size_t count;
    size_t counts[CHANGES];
};

const char *change_name(enum change change); /* "worse" */

/* The same as a heading: "Fails in another way". */
const char *change_heading(enum change change);

/* Reads both runs and compares them. Returns 0, or -1 after saying what is wrong. */
int comparing_read(struct comparing *comparing, const char *before, const char *after);
void comparing_free(struct comparing *comparing);

const char *difference_id(const struct difference *difference);

/* The verdict's name, or "-" where there is no result. */
const char *verdict_in(const struct recorded_result *result);

/* Why the result after is what it is, in one line, or NULL. */
const char *difference_reason(const struct difference *difference);

/* Writes the differences as Markdown, short enough for a comment of a pull request. What a
 * JVM said stands in it as code, never as markup. */
void comparing_markdown(const struct comparing *comparing, FILE *stream);

#endif
