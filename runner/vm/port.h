/* SPDX-License-Identifier: Apache-2.0 */

/* What a JVM needs that is of another architecture than the runner: docs/architectures.md. */
#ifndef ASSAY_VM_PORT_H
#define ASSAY_VM_PORT_H

#include <stdbool.h>

#include "base/home.h"
#include "vm/architecture.h"

/* For a JVM of the runner's own architecture all is NULL. */
struct port {
    const char *architecture; /* in Debian's names */
    char *emulator; /* path of the program that runs the JVM; NULL where the processor does */
    char *root;     /* with an emulator: the directory with the JVM's C library; NULL for "/" */
    char *native;   /* the directory with the agents and companions of the runner's build ... */
    char *built;    /* ... and that with those of the architecture */
};

/* Finds what `program` needs, which is of that architecture (NULL for an unknown one, which is
 * taken for the runner's). Returns 0, or -1 after saying what is missing. */
int port_find(struct port *port, const struct architecture *architecture, const char *program,
              const struct home *home);

/* The same for a JVM on another machine, which runs it itself. */
int port_find_there(struct port *port, const struct architecture *architecture,
                    const struct home *home);
void port_free(struct port *port);

/* A word of a command line or a setting, in which the paths of agents and companions are
 * replaced by those of the port. Allocated. */
char *port_word(const struct port *port, const char *word);

#endif
