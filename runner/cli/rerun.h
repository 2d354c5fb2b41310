/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run --again`: what deviated in an earlier run is run again. */
#ifndef ASSAY_CLI_RERUN_H
#define ASSAY_CLI_RERUN_H

#include "cli/run_options.h"

/* Adds to the options the tests that deviated in the results that --again names; and, where the
 * command line has none, the JVM of those results, its arguments and its specification version.
 * Returns 0; 1 after saying that none deviated; -1 after saying what is wrong. */
int rerun_read(struct run_options *options);

/* Adds the tests that deviated in the results that --failed-first names, if it is given. Returns 0; or
 * -1 after saying what is wrong. */
int rerun_read_first(struct run_options *options);

#endif
