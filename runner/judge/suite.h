/* SPDX-License-Identifier: Apache-2.0 */

/* The suite, opened: where it is, its tests and tables, and the lists on which its verdicts
 * rest. */
#ifndef ASSAY_JUDGE_SUITE_H
#define ASSAY_JUDGE_SUITE_H

#include "base/home.h"
#include "catalog/catalog.h"
#include "judge/challenges.h"
#include "judge/known.h"
#include "spec/rules.h"
#include "spec/spec_index.h"

/* What to open besides the directories. */
enum {
    SUITE_TESTS = 1,
    SUITE_RULES = 2,
    SUITE_INDEX = 4,
    SUITE_CHALLENGES = 8, /* needs the tests */
    SUITE_KNOWN = 16,     /* needs the tests and the rules */
    SUITE_ANEW = 32,      /* the tests, read from their libraries alone */
    SUITE_ALL = SUITE_TESTS | SUITE_RULES | SUITE_CHALLENGES | SUITE_KNOWN
};

/* What was not opened is empty or NULL. */
struct suite {
    struct home home;
    struct catalog catalog; /* `problems` counts the tests that cannot be used */
    struct rules *rules;
    struct spec_index *index;
    struct challenges *challenges;
    struct known *known; /* NULL also when none are to be regarded */
};

/* Opens the suite of the running program. `known` says which known deviations (known_load); NULL
 * for those of the suite. Returns 0; or -1 after a message, and nothing is left open. */
int suite_open(struct suite *suite, unsigned parts, const char *known);
void suite_close(struct suite *suite);

#endif
