/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run`: the tests that its options select. */
#ifndef ASSAY_CLI_RUN_SELECTION_H
#define ASSAY_CLI_RUN_SELECTION_H

#include "catalog/plan.h"
#include "cli/run_options.h"
#include "judge/suite.h"
#include "launch/launch.h"
#include "vm/vm_find.h"

/* Gathers the patterns of suites and command line, and makes the plan. The launcher is for asking a JVM what it is;
 * NULL for one of its own. Returns 0, or -1 after a message. */
int run_selection_plan(struct plan *plan, const struct run_options *options,
                       const struct suite *suite, const struct vm_places *places,
                       struct launcher *launcher);

/* The results, suites and patterns as one line. Allocated. */
char *run_selection_line(const struct run_options *options);

#endif
