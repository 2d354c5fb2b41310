/* SPDX-License-Identifier: Apache-2.0 */

/* How much the subject of a test sounds like a function: JvmtiExport::post_vm_death like VMDeath. */
#ifndef ASSAY_REACH_LIKENESS_H
#define ASSAY_REACH_LIKENESS_H

#include <stddef.h>

struct likeness;

/* Begins with the ids of all tests. A word of their subjects counts the more, the fewer of these have it. */
struct likeness *likeness_new(void);
void likeness_add_test(struct likeness *likeness, const char *id);

/* Then, the names of functions that are asked for. */
void likeness_add_function(struct likeness *likeness, const char *name);

/* From 0, no word in common, to 1, the same words. */
double likeness_of(const struct likeness *likeness, const char *id);

void likeness_free(struct likeness *likeness);

#endif
