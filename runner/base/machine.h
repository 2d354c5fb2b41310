/* SPDX-License-Identifier: Apache-2.0 */

/* The machine that the runner is on. */
#ifndef ASSAY_BASE_MACHINE_H
#define ASSAY_BASE_MACHINE_H

#include <jansson.h>

/* The machine and its operating system: os, kernel, machine, cpu, processors, memory_mib. */
json_t *machine_as_json(void);

/* Each JVM that runs takes a few file descriptors, of which a process has 1024 at least. */
enum { JOBS_MAX = 256 };

/* How many JVMs to run at the same time where nobody says: one more than there are processors,
 * at most JOBS_MAX, since now and then a test does nothing but wait. */
unsigned machine_jobs(void);

#endif
