/* SPDX-License-Identifier: Apache-2.0 */

/* `assay audit --perturb`: which tests fail on a JVM that does what it may. */
#ifndef ASSAY_CLI_AUDIT_PERTURB_H
#define ASSAY_CLI_AUDIT_PERTURB_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct perturb_request {
    bool list;
    bool quiet;
    const char *jdk;
    const char *json;                    /* or NULL */
    const struct strings *perturbations; /* patterns; "all" */
    const struct strings *tests;         /* globs; none for all */
    size_t sample;                       /* so many tests at random; 0 for all */
    int64_t seed;
    unsigned jobs;
    double least;
    double timeout_scale;
};

/* Returns the exit status. */
int audit_perturb(const struct perturb_request *request);

#endif
