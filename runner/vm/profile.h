/* SPDX-License-Identifier: Apache-2.0 */

/* The configurations in which a VM is worth testing: suites/vm/NAME.txt. */
#ifndef ASSAY_VM_PROFILE_H
#define ASSAY_VM_PROFILE_H

#include <stdbool.h>
#include <stddef.h>

struct configuration {
    char *name;    /* "default", "int", "zgc", ... */
    char **args;   /* arguments for the JVM, null-terminated */
    bool optional; /* a build need not have it */
};

struct profile {
    char *file; /* where it was read; NULL for the one of a VM that has none */
    char *vm;   /* glob over java.vm.name */
    struct configuration *items;
    size_t count;
};

/*
 * Reads the profile for a VM of that name: that of the file, or without one (NULL) from the
 * directory the first file, in the order of their names, whose glob matches. Where none does,
 * there is the configuration "default" alone, and a message says so. Returns 0; or -1 after a
 * message when the file is for other VMs, or a profile is broken.
 *
 * A profile is a line "VM: GLOB", then lines "NAME: ARGUMENT...", in which a '?' after
 * the name marks a configuration that not every build has. '#' begins a comment.
 */
int profile_read(struct profile *profile, const char *file, const char *directory,
                 const char *vm_name);
void profile_free(struct profile *profile);

/* The configuration of that name, or NULL. */
const struct configuration *profile_find(const struct profile *profile, const char *name);

#endif
