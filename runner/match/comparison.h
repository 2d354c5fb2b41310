/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/match/: the transcript compared with the expected file.
 * Nothing of processes and JVMs.
 */

/* A transcript compared with an expected file: whether it is one that the file allows, and the
 * lines that differ. */
#ifndef ASSAY_MATCH_COMPARISON_H
#define ASSAY_MATCH_COMPARISON_H

#include <stdbool.h>
#include <stddef.h>

#include "match/expected.h"
#include "spec/rules.h"

enum diff_kind {
    DIFF_SAME,    /* expected and actual */
    DIFF_MISSING, /* expected, missing */
    DIFF_EXTRA    /* actual, not expected */
};

struct diff_line {
    enum diff_kind kind;
    char *text;                      /* the expected line as written, or the actual one */
    int line;                        /* line of the expected file, 0 for DIFF_EXTRA */
    const struct rule *const *rules; /* those in force that expect this line, or, for
                                        DIFF_EXTRA, the expected line at its place */
    size_t rule_count;
};

/*
 * `level` is the strongest level of a rule behind a differing line that is in
 * force for the specification version. At LEVEL_MAY no obligation is broken: the
 * verdict is PASS, and the difference a note.
 */
struct comparison {
    bool equal;              /* the transcript is one that the file expects */
    bool undecided;          /* the file leaves too many possibilities to be searched:
                         never blamed on the JVM; the verdict is ERROR */
    enum level level;        /* of the strongest rule broken, when not equal */
    struct diff_line *lines; /* the whole transcript, aligned */
    size_t count;
    size_t omitted; /* actual lines that are not expected and not in `lines`: of a
                         flood, only the first 100 in a row are listed */
    void *memory;   /* private: rule lists of the lines */
    size_t memory_count;
};

/* Compares the actual lines. Never fails; the result is freed by the caller. */
void comparison_make(const struct expected *expected, const struct conditions *conditions,
                     const char *const *actual, size_t count, struct comparison *comparison);
void comparison_free(struct comparison *comparison);

/* The strongest level of the rules in force behind the lines that the transcript should have had. */
enum level comparison_strongest(const struct comparison *comparison);

/*
 * What it weighs that the process ended too early, or never: as much as the expected line at which
 * the transcript ends, or a line before it that differs. The lines after that one are missing for
 * no reason of their own. Where no line is missing at the end, as much as the strongest line.
 */
enum level comparison_level_at_end(const struct comparison *comparison);

#endif
