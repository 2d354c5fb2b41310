/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/spec/: the tables of the specification.
 * Rules, capabilities, and the functions and events that they are about.
 */

/*
 * The rules of the specification that expected files cite: rows of
 * spec/rules.tsv by id ("GetThreadState.parked"), and the documented errors of
 * spec/errors.tsv by function and error ("GetThreadState:THREAD_NOT_ALIVE").
 */
#ifndef ASSAY_SPEC_RULES_H
#define ASSAY_SPEC_RULES_H

#include <stdbool.h>
#include <stddef.h>

/* What a rule obliges a JVM to; greater is stronger. */
enum level { LEVEL_MAY, LEVEL_SHOULD, LEVEL_MUST };

struct rule {
    char *id;
    char *subject;    /* function, event, struct, callback type or section */
    char *capability; /* names joined by ',', or "" */
    char *wording;    /* one line, in our own words */
    char *testable;   /* "yes", or "partly" or "no" with the reason */
    enum level level;
    int since; /* first and last specification version, 0 for no bound */
    int until;
};

struct rules;

/* Reads rules.tsv, errors.tsv and capabilities.tsv of the directory. Returns NULL
 * after saying on standard error which file and line is wrong. */
struct rules *rules_read(const char *directory);

/* The same, but the message goes allocated to *problem. */
struct rules *rules_load(const char *directory, char **problem);
void rules_free(struct rules *rules);

/* The rule, or NULL. It lives as long as `rules`. A rule whose wording changed
 * with the specification has one row for each range of versions; this is the
 * newest. */
const struct rule *rules_find(const struct rules *rules, const char *id);

/* All rows of that id, oldest first, and how many; NULL and 0 when there is none. */
const struct rule *rules_rows(const struct rules *rules, const char *id, size_t *count);

/* All rules, sorted by id. */
const struct rule *rules_all(const struct rules *rules, size_t *count);

/* Whether the rule is part of that version of the specification. */
bool rule_in_force(const struct rule *rule, int spec);

/* Whether the rule is a documented error: "SuspendThread:THREAD_NOT_ALIVE". */
bool rule_is_error(const struct rule *rule);

/* Whether the rule says that a call refused for invalid input changes nothing: it requires
 * nothing of a JVM that did not refuse the call. */
bool rule_of_refused_calls(const struct rule *rule);

/* Whether a capability of that name exists in any version of the specification. */
bool rules_have_capability(const struct rules *rules, const char *name);

const char *level_name(enum level level); /* "must" */

#endif
