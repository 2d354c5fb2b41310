/* SPDX-License-Identifier: Apache-2.0 */

/* One process, in a session of its own. It does not outlive the runner. */
#ifndef ASSAY_LAUNCH_SPAWN_H
#define ASSAY_LAUNCH_SPAWN_H

#include <sys/types.h>

/* The descriptors that a process gets: standard input, output and error, and the channel. */
enum { SPAWN_DESCRIPTORS = 4 };

struct spawn {
    char *const *argv; /* argv[0] is the absolute path of the program */
    char *const *env;
    int directory; /* working directory, a descriptor */
    int descriptors[SPAWN_DESCRIPTORS];
};

/* Starts it: its id, or an errno, negated. It has no signal ignored or blocked, and is killed when
 * the thread ends that called this. */
pid_t spawn_process(const struct spawn *spawn);

#endif
