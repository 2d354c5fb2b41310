/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/ask/: experiments, which have answers and no verdict.
 * What the specification leaves open.
 */

/* The experiments there are: agents without a verdict, read from build/experiments. */
#ifndef ASSAY_ASK_EXPERIMENTS_H
#define ASSAY_ASK_EXPERIMENTS_H

#include <stdbool.h>

#include "catalog/catalog.h"

struct experiment {
    struct test test; /* id, library, source, descriptor; nothing is expected */
    char *passages;
    char *why;
};

struct experiments {
    struct experiment *items; /* sorted by id */
    size_t count;
};

/* Returns 0, or -1 after saying which of them cannot be used. */
int experiments_read(struct experiments *experiments, const struct home *home);
void experiments_free(struct experiments *experiments);

/* Whether the pattern chooses it: like those of tests, or a part of its name. */
bool experiment_matches(const struct experiment *experiment, const char *pattern);

#endif
