/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The rules of the specification that expected files cite: rows of
 * spec/rules.tsv by id ("GetThreadState.parked"), and the documented errors of
 * spec/errors.tsv by function and error ("GetThreadState:THREAD_NOT_ALIVE").
 */
#ifndef ASSAY_RULES_H
#define ASSAY_RULES_H

#include <stddef.h>

/* What a rule obliges a JVM to; greater is stronger. */
enum level { LEVEL_MAY, LEVEL_SHOULD, LEVEL_MUST };

struct rule {
    char *id;
    char *subject;    /* function, event, struct, callback type or section */
    char *capability; /* names joined by ',', or "" */
    char *wording;    /* one line, in our own words */
    enum level level;
    int since; /* first and last specification version, 0 for no bound */
    int until;
};

struct rules;

/* Reads both tables from the directory. Returns NULL after saying on standard
 * error which file and line is wrong. */
struct rules *rules_read(const char *directory);
void rules_free(struct rules *rules);

/* The rule, or NULL. It lives as long as `rules`. */
const struct rule *rules_find(const struct rules *rules, const char *id);

const char *level_name(enum level level); /* "must" */

#endif
