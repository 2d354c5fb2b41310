/* SPDX-License-Identifier: Apache-2.0 */

/* Carries an audit out: for each fault the tests that can see it, the nearest first, until
 * one detects. What a test can see is known from a run without fault, made when it is first
 * needed; in an audit of branches those of all tests are made first. */
#ifndef ASSAY_AUDIT_AUDIT_RUN_H
#define ASSAY_AUDIT_AUDIT_RUN_H

#include "audit/audit.h"
#include "audit/relevance.h"
#include "audit/trial.h"

struct audit_task {
    struct audit *audit;
    const struct catalog *catalog;
    const struct relevance_index *relevance;
    struct trials *trials;
    struct launcher *launcher;
    unsigned jobs;
    /* Called about every ten seconds, and for each fault that is done. */
    void (*progress)(void *context, const struct audited *done);
    /* In an audit of branches, for each test that was run without fault. */
    void (*traced)(void *context, size_t done, size_t all);
    void *context;
};

/* Does all faults that are open, unless it is interrupted or a JVM cannot be begun. */
void audit_run(const struct audit_task *task);

#endif
