/* SPDX-License-Identifier: Apache-2.0 */

/* The architectures of JVMs, in Debian's names, read from the headers of ELF files. */
#ifndef ASSAY_VM_ARCHITECTURE_H
#define ASSAY_VM_ARCHITECTURE_H

#include <stdbool.h>
#include <stddef.h>

struct architecture {
    const char *name;     /* "s390x" */
    const char *emulator; /* program of QEMU that runs its programs */
    const char *runs_on;  /* a native architecture whose processors run them too; or NULL */
};

/* That of the runner, and of the agents which are built with it. */
const struct architecture *architecture_native(void);

/* That of an ELF file; NULL when it is none or its machine is not known. */
const struct architecture *architecture_of(const char *path);

/* That of the JVM in a JDK or JRE, by the libjvm of `mode` (or NULL for the first), else by the
 * launcher `java`; NULL when it is not known. */
const struct architecture *architecture_of_vm(const char *home, const char *mode, const char *java);

/* Takes off a program or library, given as its bytes, what is not loaded with it. Returns how many bytes are
 * left, from the beginning; 0, with nothing changed, for any other file. */
size_t architecture_strip(char *bytes, size_t length);

/* The program that an ELF file names to load its libraries. Allocated; NULL when there is none. */
char *architecture_loader(const char *path);

#endif
