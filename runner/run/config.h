/* SPDX-License-Identifier: Apache-2.0 */

/* How a plan is to be carried out. */
#ifndef ASSAY_RUN_CONFIG_H
#define ASSAY_RUN_CONFIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sinks/outputs.h"

struct run_config {
    const char *program;      /* the runner, as it was called */
    const char *command_line; /* as it was given */
    unsigned jobs;            /* JVMs at the same time */
    int spec;                 /* specification version to test against; 0 for the JVM's own */
    int64_t seed;             /* of the plan's order; -1 for the catalogue's */
    unsigned shard, shards;   /* the plan is part 1..shards; both 0 for all tests */
    const char *times;        /* SHA-256 of the results by which the parts are made; or NULL */
    double timeout_scale;
    const char *known;  /* the list of known deviations as it was named; NULL for the JVM's */
    size_t stop_after;  /* deviations after which no more tests are begun; 0 for none */
    double time_budget; /* seconds after which no more tests are begun; 0 for none */
    bool full_time;     /* also for what is known to hang */
    bool strict;        /* FIXED, WEAK and what is due for review count as deviations */
    bool quiet;         /* for runs within a command: no summary and no progress, and no
                                    records but in `keep` */
    bool batch;         /* one JVM for cases that may share it (batch.h) */
    const char *keep;   /* where to keep the records; or NULL */
    struct report_paths reports;
};

#endif
