/* SPDX-License-Identifier: Apache-2.0 */

/* Questions a JVM by starting it once with the probing agent. */
#ifndef ASSAY_RUN_VM_PROBE_H
#define ASSAY_RUN_VM_PROBE_H

#include "launch/launch.h"
#include "vm/vm.h"
#include "vm/vm_find.h"

/* A configuration of the JVM's profile: name, arguments behind the user's, and whether it
 * is passed over when the JVM refuses it. */
struct vm_setting {
    const char *name;
    const char *const *args;
    bool optional;
    char **refusal; /* where to put, allocated, what the JVM said when it refused */
};

/* Fills in `vm`, with copies of the place, of the arguments (null-terminated, or NULL)
 * and of the setting (or NULL). Returns 0; or -1 after saying why the JVM cannot be
 * tested, or without a word when the launcher was interrupted; or 1 when the JVM refuses
 * an optional setting. */
int vm_probe(struct vm *vm, const struct vm_place *place, const char *const *vm_args,
             const struct vm_setting *setting, const struct home *home, struct launcher *launcher,
             double timeout_scale);

#endif
