/* SPDX-License-Identifier: Apache-2.0 */

/* The command line of `assay run`. */
#ifndef ASSAY_CLI_OPTIONS_H
#define ASSAY_CLI_OPTIONS_H

#include "base/text.h"
#include "run/config.h"

struct options {
    struct strings jdks; /* as named */
    struct strings suites;
    struct strings vm_args;
    struct strings configurations; /* names of the VM's profile, or "all" */
    struct strings patterns;       /* those of the command line */
    unsigned repeat;
    const char *again;        /* results whose deviations are run; or NULL */
    struct strings deviating; /* the ids of these */
    const char *known;        /* file, "none", or NULL for the default */
    struct run_config config;
    char *command_line; /* that of `config` */
};

/* Returns 0, or -1 after saying what is wrong, or 1 when help was asked for and
 * printed. The strings of argv must outlive the options. */
int options_read(struct options *options, int argc, char **argv);
void options_free(struct options *options);

#endif
