/* SPDX-License-Identifier: Apache-2.0 */
#ifndef ASSAY_MACHINE_H
#define ASSAY_MACHINE_H

#include <jansson.h>

/* The machine and its operating system: os, kernel, machine, cpu, processors, memory_mib. */
json_t *machine_as_json(void);

#endif
