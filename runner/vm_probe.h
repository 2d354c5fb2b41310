/* SPDX-License-Identifier: Apache-2.0 */

/* Questions a JVM by starting it once with the probing agent. */
#ifndef ASSAY_VM_PROBE_H
#define ASSAY_VM_PROBE_H

#include "launch.h"
#include "vm.h"
#include "vm_find.h"

/* Fills in `vm`, with copies of the place and of the arguments (null-terminated, or
 * NULL). Returns 0; or -1 after saying why the JVM cannot be tested, or without a
 * word when the launcher was interrupted. */
int vm_probe(struct vm *vm, const struct vm_place *place, const char *const *vm_args,
             const struct home *home, struct launcher *launcher, double timeout_scale);

#endif
