/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Step 5: the transcript against the expected file. The language of expected
 * files is described in docs/expected-format.md.
 */
#ifndef ASSAY_MATCH_H
#define ASSAY_MATCH_H

#include <stdbool.h>
#include <stddef.h>

#include "rules.h"

/* A parsed expected file. */
struct expected;

/* What decides which conditional lines hold. */
struct conditions {
    int spec;                     /* specification version of the target, as in 17 */
    const char *case_name;        /* NULL in a test without cases */
    bool (*offers)(const void *target, const char *capability);
    const void *target;           /* handed to `offers` */
};

/* Parses a file. On any mistake (syntax, unknown rule, unknown capability,
 * a line without a rule) returns NULL and stores an allocated "FILE:LINE: what
 * is wrong" in *problem. The rules must outlive the result. */
struct expected *expected_read(const char *path, const struct rules *rules, char **problem);
void expected_free(struct expected *expected);

/* The rules cited anywhere in the file, each once, in order of appearance. */
size_t expected_rules(const struct expected *expected, const struct rule *const **rules);

enum diff_kind {
    DIFF_SAME,   /* demanded and observed */
    DIFF_MISSING, /* demanded, not observed */
    DIFF_EXTRA   /* observed, not demanded */
};

struct diff_line {
    enum diff_kind kind;
    char *text;                 /* the demanded line as written, or the observed one */
    int line;                   /* line of the expected file, 0 for DIFF_EXTRA */
    const struct rule *const *rules; /* the rules that demand this line, or beside it */
    size_t rule_count;
};

struct comparison {
    bool equal;       /* the transcript is one that the file demands */
    enum level level; /* of the strongest rule broken, when not equal */
    struct diff_line *lines; /* the whole transcript, aligned */
    size_t count;
};

/* Compares the observed lines. Never fails; the result is freed by the caller. */
void expected_compare(const struct expected *expected, const struct conditions *conditions,
                      const char *const *observed, size_t count, struct comparison *comparison);
void comparison_free(struct comparison *comparison);

#endif
