/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Step 5: the transcript against the expected file. The language of expected
 * files is described in docs/expected-format.md. expected.c reads it, search.c
 * and compare.c hold a transcript against it.
 */
#ifndef ASSAY_MATCH_EXPECTED_H
#define ASSAY_MATCH_EXPECTED_H

#include <stdbool.h>
#include <stddef.h>

#include "spec/rules.h"

/* A parsed expected file. */
struct expected;

/* What decides which conditional lines hold. */
struct conditions {
    int spec;              /* specification version of the target, as in 17 */
    const char *case_name; /* NULL in a test without cases */
    bool (*offers)(const void *target, const char *capability);
    const void *target; /* handed to `offers` */
};

/* Parses a file. `cases` are the test's cases, null-terminated, or NULL. On any
 * mistake (syntax, unknown rule, capability or case, a line without a rule, a
 * case for which nothing is demanded) returns NULL and stores an allocated
 * "FILE:LINE: what is wrong" in *problem. The rules must outlive the result. */
struct expected *expected_read(const char *path, const struct rules *rules,
                               const char *const *cases, char **problem);

/* The same for a text in memory; `name` stands for the file in messages. */
struct expected *expected_parse(const char *name, const char *text, size_t length,
                                const struct rules *rules, const char *const *cases,
                                char **problem);
void expected_free(struct expected *expected);

/* The rules cited anywhere in the file, each once, in order of appearance. */
size_t expected_rules(const struct expected *expected, const struct rule *const **rules);

/* A line that the file can demand, with the rules behind it. */
struct demanded_line {
    const char *text; /* as written */
    int line;
    const struct rule *const *rules;
    size_t rule_count;
};

/* All such lines in textual order. */
size_t expected_lines(const struct expected *expected, const struct demanded_line **lines);

enum diff_kind {
    DIFF_SAME,    /* demanded and observed */
    DIFF_MISSING, /* demanded, not observed */
    DIFF_EXTRA    /* observed, not demanded */
};

struct diff_line {
    enum diff_kind kind;
    char *text;                      /* the demanded line as written, or the observed one */
    int line;                        /* line of the expected file, 0 for DIFF_EXTRA */
    const struct rule *const *rules; /* those in force that demand this line, or, for
                                        DIFF_EXTRA, the demanded line at its place */
    size_t rule_count;
};

/*
 * `level` is the strongest level of a rule behind a differing line that is in
 * force for the specification version. At LEVEL_MAY no obligation is broken: the
 * verdict is PASS, and the difference a note.
 */
struct comparison {
    bool equal;              /* the transcript is one that the file demands */
    bool undecided;          /* the file leaves too many possibilities to be searched:
                         never blamed on the JVM; the verdict is ERROR */
    enum level level;        /* of the strongest rule broken, when not equal */
    struct diff_line *lines; /* the whole transcript, aligned */
    size_t count;
    size_t omitted; /* observed lines that are not demanded and not in `lines`: of a
                         flood, only the first 100 in a row are listed */
    void *memory;   /* private: rule lists of the lines */
    size_t memory_count;
};

/* Compares the observed lines. Never fails; the result is freed by the caller. */
void expected_compare(const struct expected *expected, const struct conditions *conditions,
                      const char *const *observed, size_t count, struct comparison *comparison);
void comparison_free(struct comparison *comparison);

#endif
