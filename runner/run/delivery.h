/* SPDX-License-Identifier: Apache-2.0 */

/* The results of a run: counted when they are there, reported in the order of the plan, and kept in the
 * journal until then. */
#ifndef ASSAY_RUN_DELIVERY_H
#define ASSAY_RUN_DELIVERY_H

#include "catalog/plan.h"
#include "judge/suite.h"
#include "sinks/journal.h"
#include "sinks/outputs.h"

struct result_delivery;

/* `journal` is that of the run, or NULL for one without a name. All must outlive the delivery. */
struct result_delivery *delivery_new(const struct plan *plan, const struct suite *suite,
                                     struct run *run, struct outputs *outputs,
                                     struct journal *journal);

/* Returns how many results could not be kept or written as they should. */
size_t delivery_free(struct result_delivery *delivery);

/* Takes over the result of that place in the plan. */
void delivery_finish(struct result_delivery *delivery, size_t index, struct result *result);

/* Whether the journal has the result, from an earlier run; and counts it like one of this. */
bool delivery_has_stored(const struct result_delivery *delivery, size_t index);
void delivery_finish_stored(struct result_delivery *delivery, size_t index);

/* Deviations so far, in whatever order they came. */
size_t delivery_deviations(const struct result_delivery *delivery);

/* Reports what is there and still waits for results before it. */
void delivery_end(struct result_delivery *delivery);

#endif
