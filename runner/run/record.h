/* SPDX-License-Identifier: Apache-2.0 */

/* Which records of tests are kept. */
#ifndef ASSAY_RUN_RECORD_H
#define ASSAY_RUN_RECORD_H

#include "run/config.h"
#include "run/scratch.h"

/* Keeps the directory with the record of the result, whose `kept` is then its path, or removes it. Frees
 * it in any case; says what cannot be written. */
void record_keep_or_remove(struct result *result, const struct run_config *config,
                           struct scratch_directory *directory);

#endif
