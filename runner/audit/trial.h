/* SPDX-License-Identifier: Apache-2.0 */

/* One JVM for one planned test, with the library of faults before the test's agent. */
#ifndef ASSAY_AUDIT_TRIAL_H
#define ASSAY_AUDIT_TRIAL_H

#include "catalog/plan.h"
#include "judge/result.h"
#include "judge/suite.h"
#include "launch/launch.h"

struct trials;

/* What became of a trial. */
struct trial_end {
    enum verdict verdict;
    bool ended;     /* by itself, in time */
    bool failed;    /* the JVM could not be started, and that was said; nothing else is known */
    bool incapable; /* the agent ended it, since it could not add a capability */
    double seconds;
    struct strings report; /* lines that the library of faults wrote; the receiver's to free */
    void *errand;          /* as given to trial_begin; the receiver's to free */
};

/* Everything must outlive the trials. NULL after a message. */
struct trials *trials_open(const struct suite *suite, const struct vm *vm, double timeout_scale);
void trials_close(struct trials *trials);

/* Whether a trial can be made of the test on this JVM: it is applicable there and its
 * expected file can be read. */
bool trial_possible(struct trials *trials, const struct planned *planned);

/* Prepares the JVM, with `fault` (as fault.h has it, or FAULT_TRACE) and `seconds` until it
 * counts as hanging (0 for the test's own). The errand is what the caller has to know at its end:
 * allocated, or NULL, and taken over also when this fails. job->owner is set, and for trial_finish
 * or trial_drop. Returns 0, or -1 after a message. */
int trial_begin(struct trials *trials, const struct planned *planned, const char *fault,
                double seconds, void *errand, struct job *job);

/* Judges and clears up. The outcome's streams are freed. */
void trial_finish(struct trials *trials, const struct job *job, struct outcome *outcome,
                  struct trial_end *end);

/* For work.dropped, in any context; frees the errand, too. */
void trial_drop(void *context, const struct job *job);

#endif
