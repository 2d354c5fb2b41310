/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of a plan need on another machine. */
#ifndef ASSAY_RUN_TRANSFER_H
#define ASSAY_RUN_TRANSFER_H

#include "base/home.h"
#include "catalog/plan.h"
#include "remote/machine.h"

/* Copies the agents of the plan's tests, for each architecture of the JVMs, and what they share, to the
 * machine. Returns 0, or -1 after a message. */
int transfer_files(struct machine *machine, const struct plan *plan, const struct home *home,
                   const struct vm_places *places);

#endif
