/* SPDX-License-Identifier: Apache-2.0 */

/* The command line of `assay run`. */
#ifndef ASSAY_CLI_RUN_OPTIONS_H
#define ASSAY_CLI_RUN_OPTIONS_H

#include "base/text.h"
#include "run/config.h"

struct run_options {
    const char *on;      /* another machine; or NULL */
    char *found_on;      /* the same, where it is that of results that are run again */
    struct strings jdks; /* as named */
    struct strings suites;
    struct strings vm_args;
    struct strings configurations; /* names of the VM's profile, or "all" */
    const char *profile;           /* its file; or NULL for that of the suite */
    struct strings patterns;       /* those of the command line */
    const char *expression;        /* of --expression; or NULL */
    struct strings touching;       /* globs of functions of the JVM */
    const char *touching_diff;     /* a patch of the JVM, "-" for standard input; or NULL */
    const char *reach;             /* the table of what tests execute; NULL for that of the JVM */
    const char *failed_first;      /* results whose deviations are run first; or NULL */
    struct strings first;          /* the ids of these */
    const char *times;             /* results by whose times the parts are made; or NULL */
    const char *resume;            /* directory of the results so far; or NULL */
    bool watch;                    /* run again what a change concerns */
    bool dry_run;
    bool no_batch;
    unsigned repeat;
    const char *again;        /* results whose deviations are run; or NULL */
    struct strings deviating; /* the ids of these */
    struct run_config config;
};

/* Returns OPTIONS_READ, or the exit status of the program, as options_read does. The strings of
 * argv must outlive the options, which are to be freed in any case. */
int run_options_read(struct run_options *options, int argc, char **argv);
void run_options_free(struct run_options *options);

#endif
