/* SPDX-License-Identifier: Apache-2.0 */

/* Tests that are believed to be wrong: suites/challenges.txt, described in
 * docs/known-deviations.md. They are run and shown, and counted nowhere. */
#ifndef ASSAY_JUDGE_CHALLENGES_H
#define ASSAY_JUDGE_CHALLENGES_H

#include "catalog/catalog.h"

struct challenges;

/* Reads the suite's list; without the file there are none. NULL after saying what is wrong
 * with it. */
struct challenges *challenges_find(const struct catalog *catalog, const struct home *home);
void challenges_free(struct challenges *challenges);

/* The argument against the test, or the case of it, of that id; NULL when it is not challenged.
 * Lives as long as the list. */
const char *challenge_of(const struct challenges *challenges, const char *id);

#endif
