/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/run/: a plan carried out on a JVM.
 * Probes the JVM, starts the tests, collects their results, clears up; continues a run.
 */

/* A plan carried out on one JVM: processes in, results out. */
#ifndef ASSAY_RUN_SESSION_H
#define ASSAY_RUN_SESSION_H

#include "catalog/plan.h"
#include "judge/suite.h"
#include "launch/launch.h"
#include "run/config.h"
#include "sinks/journal.h"

struct session {
    const struct run_config *config;
    const struct suite *suite; /* with its tests and rules */
    const struct plan *plan;
    const char *selection; /* what was selected, as the user gave it */
    struct launcher *launcher;
    struct journal *journal; /* of the plan: what is in it is not run; or NULL */
    int64_t started;         /* when the first of its runs began; 0 for now */
    bool part;               /* of what was selected: that none of it applies is no error */
    /* Whether no more tests are to be begun, since the JVM is being replaced; or NULL. */
    bool (*is_outdated)(void *context);
    void *context; /* of that */
};

/* Runs the plan on the JVM, reports to the sinks and to `further` (or NULL), which it
 * frees, returns the exit status. Results of the journal are reported as if they came just now. */
int session_run(const struct session *session, const struct vm *vm, struct sink *further);

/* Seconds that a JVM has for the planned test. */
double session_timeout(const struct session *session, const struct vm *vm,
                       const struct planned *planned);

#endif
