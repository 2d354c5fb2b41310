/* SPDX-License-Identifier: Apache-2.0 */

/* The JVMs of `assay run`. */
#ifndef ASSAY_CLI_RUN_VMS_H
#define ASSAY_CLI_RUN_VMS_H

#include "cli/run_options.h"
#include "remote/machine.h"

/* Adds those that the options name, or all of this machine. With --on *machine is opened, which the
 * caller closes also after a failure. Returns 0, or -1 after a message. */
int run_vms_find(struct vm_places *places, const struct run_options *options,
                 struct machine **machine);

#endif
