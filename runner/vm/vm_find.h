/* SPDX-License-Identifier: Apache-2.0 */

/* Which JVMs to test: those that the user names, or those installed. */
#ifndef ASSAY_VM_VM_FIND_H
#define ASSAY_VM_VM_FIND_H

#include <stddef.h>

struct machine;

struct vm_place {
    char *home; /* directory of the JDK or JRE, absolute */
    char *mode; /* another VM in it, as in "zero"; or NULL */
    char *java; /* its launcher */

    struct machine *machine; /* where all this is; NULL for here. Of the caller */
    char *image; /* then: a directory here, with the beginnings of those of its files that show its
                  * architecture */
};

struct vm_places {
    struct vm_place *items;
    size_t count;
};

/* Adds what the user names: DIR or DIR:mode, where DIR may also be the name of a build
 * in the cache of tools/jdks.sh. Returns 0, or -1 after a message. */
int vm_places_add(struct vm_places *places, const char *named);

/* Adds the installed ones, each once however many names it has: JAVA_HOME, java
 * on PATH, and the usual directories. */
void vm_places_find(struct vm_places *places);

void vm_places_free(struct vm_places *places);

#endif
