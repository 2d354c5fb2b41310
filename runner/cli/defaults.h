/* SPDX-License-Identifier: Apache-2.0 */

/* The configuration file: defaults of options, in sections named for commands, or [all]. */
#ifndef ASSAY_CLI_DEFAULTS_H
#define ASSAY_CLI_DEFAULTS_H

#include <stdbool.h>

#include "base/text.h"

/* What the file says for one command: option i is named names.items[i]. */
struct defaults {
    char *path;           /* of the file; NULL if there is none */
    struct strings names; /* "jobs" */
    struct strings values;
    struct strings sections; /* "run" or "all" */
};

/* Reads $ASSAY_CONFIG (none if it is empty), else assay/assay.ini below $XDG_CONFIG_HOME or ~/.config,
 * where there need not be one. Keeps what it says for this command. Returns 0, or -1 after saying
 * what is wrong with the file. */
int defaults_read(struct defaults *defaults, const char *command);

void defaults_free(struct defaults *defaults);

/* Whether the value of a flag says yes or no, which goes into *on. */
bool defaults_flag(const char *value, bool *on);

#endif
