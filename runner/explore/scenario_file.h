/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios read from files. */
#ifndef ASSAY_EXPLORE_SCENARIO_FILE_H
#define ASSAY_EXPLORE_SCENARIO_FILE_H

#include "explore/model.h"

/* Reads a scenario that has operations. Returns 0, or -1 after a message. */
int scenario_file_read(struct scenario *scenario, const char *path);

/* The first operation that makes no sense on a JVM where those before it were carried out, or SIZE_MAX. */
size_t scenario_senseless(const struct scenario *scenario, const struct model_vm *vm,
                          bool meets_known);

#endif
