/* SPDX-License-Identifier: Apache-2.0 */

/* The table of the commands, in the order of the help. */
#ifndef ASSAY_CLI_COMMAND_TABLE_H
#define ASSAY_CLI_COMMAND_TABLE_H

#include <stddef.h>

struct command {
    const char *name;
    int (*run)(int argc, char **argv); /* commands.h */
    const char *purpose;               /* for the help */
};

/* NULL behind the last one. */
const struct command *command_at(size_t index);

/* NULL if there is none. */
const struct command *command_named(const char *name);

#endif
