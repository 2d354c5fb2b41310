/* SPDX-License-Identifier: Apache-2.0 */

/* An expected file. Its language is described in docs/expected-format.md. */
#ifndef ASSAY_MATCH_EXPECTED_H
#define ASSAY_MATCH_EXPECTED_H

#include <stdbool.h>
#include <stddef.h>

#include "spec/rules.h"

/* A parsed expected file. */
struct expected;

/* What decides which conditional lines apply. */
struct conditions {
    int spec;              /* specification version of the target, as in 17 */
    const char *case_name; /* NULL in a test without cases */
    bool (*offers)(const void *target, const char *capability);
    const void *target; /* handed to `offers` */
};

/* Parses a file. `cases` are the test's cases, null-terminated, or NULL. On any
 * mistake (syntax, unknown rule, capability or case, a line without a rule, a
 * case for which nothing is expected) returns NULL and stores an allocated
 * "FILE:LINE: what is wrong" in *problem. The rules must outlive the result. */
struct expected *expected_read(const char *path, const struct rules *rules,
                               const char *const *cases, char **problem);

/* The same for a text in memory; `name` names the file in messages. */
struct expected *expected_parse(const char *name, const char *text, size_t length,
                                const struct rules *rules, const char *const *cases,
                                char **problem);
void expected_free(struct expected *expected);

/* The rules cited anywhere in the file, each once, in order of appearance. */
size_t expected_rules(const struct expected *expected, const struct rule *const **rules);

/* A line that the file can expect, with the rules behind it. */
struct expected_line {
    const char *text; /* as written */
    int line;
    const struct rule *const *rules;
    size_t rule_count;
};

/* All such lines in textual order. */
size_t expected_lines(const struct expected *expected, const struct expected_line **lines);

/* Whether some line that is expected under the conditions has a rule of the level that is in force
 * for their specification version. */
bool expected_has_level(const struct expected *expected, const struct conditions *conditions,
                        enum level level);

/* Whether under the conditions some line expects an error and none expects a success: what is asked of
 * the JVM is refused. */
bool expected_refuses(const struct expected *expected, const struct conditions *conditions);

#endif
