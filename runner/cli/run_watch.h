/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run --watch`: runs again and again what changes concern. */
#ifndef ASSAY_CLI_RUN_WATCH_H
#define ASSAY_CLI_RUN_WATCH_H

#include <time.h>

#include "cli/run_options.h"
#include "judge/suite.h"
#include "vm/vm_find.h"

/* Whether the other options make sense with it. Returns 0, or -1 after a message. */
int run_watch_check(const struct run_options *options);

/* Returns the exit status of the last round. The suite, which was opened after `begun`, is kept up to date, and so are the
 * JVMs. */
int run_watch(const struct run_options *options, struct suite *suite, struct vm_places *places,
              const struct timespec *begun);

#endif
