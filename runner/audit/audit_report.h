/* SPDX-License-Identifier: Apache-2.0 */

/* An audit for people: the undetected first, then tables, then the score. */
#ifndef ASSAY_AUDIT_AUDIT_REPORT_H
#define ASSAY_AUDIT_AUDIT_REPORT_H

#include <stdio.h>

#include "audit/audit.h"

/* The parts of a score. */
struct score {
    size_t detected;
    size_t undetected; /* that the specification does not allow */
    size_t accepted;   /* those that it allows */
    size_t not_reached;
    size_t open; /* that were not done */
};

struct score audit_score(const struct audit *audit);

/* Whether nothing was falsified before any test. */
bool score_empty(const struct score *score);

/* Detected of those detected or undetected, in per cent; 100 of none. */
double score_percent(const struct score *score);

void audit_report(const struct audit *audit, FILE *stream);

#endif
