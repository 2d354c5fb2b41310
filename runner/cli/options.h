/* SPDX-License-Identifier: Apache-2.0 */

/* The command line of `assay run`. */
#ifndef ASSAY_CLI_OPTIONS_H
#define ASSAY_CLI_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct options {
    struct strings jdks; /* as named */
    struct strings suites;
    struct strings vm_args;
    struct strings configurations; /* names of the VM's profile, or "all" */
    struct strings patterns;       /* those of the command line */
    unsigned jobs;
    int spec; /* 0 for the JVM's own */
    unsigned repeat;
    int64_t seed;   /* -1 for the catalogue's order */
    unsigned shard; /* 1..shards; both 0 for all tests */
    unsigned shards;
    double timeout_scale;
    bool full_time;           /* also for what is known to hang */
    const char *again;        /* results whose deviations are run; or NULL */
    struct strings deviating; /* the ids of these */
    const char *known;        /* file, "none", or NULL for the default */
    const char *keep;
    const char *tap;
    const char *junit;
    const char *json;
    const char *html;
    bool strict;
    bool quiet;          /* for runs within a command: no report and no progress, and no
                              * records but in `keep` */
    char *command_line;  /* as it was given */
    const char *program; /* the runner, as it was called */
};

/* Returns 0, or -1 after saying what is wrong, or 1 when help was asked for and
 * printed. The strings of argv must outlive the options. */
int options_read(struct options *options, int argc, char **argv);
void options_free(struct options *options);

#endif
