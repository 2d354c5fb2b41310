/* SPDX-License-Identifier: Apache-2.0 */

/* An entry for suites/known, made of a result that deviates. */
#ifndef ASSAY_HISTORY_KNOWN_ENTRY_H
#define ASSAY_HISTORY_KNOWN_ENTRY_H

#include "history/problem_list.h"
#include "history/results_file.h"

/* Prints the entry, with the bugs of the problem as its evidence. */
void known_entry_print(const struct problem *problem, const struct results_file *file,
                       const struct recorded_result *result);

#endif
