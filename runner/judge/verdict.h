/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/judge/: what a test and its result mean.
 * Verdicts, known deviations, challenges; and the suite with all of these.
 */

/* What the outcome of a process and its transcript mean for a test. */
#ifndef ASSAY_JUDGE_VERDICT_H
#define ASSAY_JUDGE_VERDICT_H

#include "catalog/plan.h"
#include "judge/known.h"
#include "judge/result.h"
#include "launch/launch.h"

/* What the verdict rests on. */
struct evidence {
    const struct planned *planned;
    const struct vm *vm;
    int spec; /* specification version tested against */
    const struct expected *expected;
    const struct known *known; /* NULL when none are to be regarded */
    const struct outcome *outcome;
    const char *crash_log; /* name of a fatal-error log, or NULL */
    const char *lost;      /* the directory in which it ran, if it is not in its place any more */
    double timeout;        /* the process had, in seconds */
};

/* Why the test is not applicable to the JVM: one line, allocated. NULL if it is. */
char *not_applicable(const struct test *test, const struct vm *vm, int spec);

/* Sets verdict, reason, known and comparison of the result, whose id and rules are set. */
void judge(struct result *result, const struct evidence *evidence);

#endif
