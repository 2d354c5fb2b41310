/* SPDX-License-Identifier: Apache-2.0 */

/* What a run that has ended means for whoever started it. */
#ifndef ASSAY_RUN_RUN_STATUS_H
#define ASSAY_RUN_RUN_STATUS_H

#include "sinks/sink.h"

/* The exit status (base/status.h), after saying what kept the run from its end. `failed` counts the
 * reports that could not be written. */
int run_status(const struct run *run, size_t failed);

#endif
