/* SPDX-License-Identifier: Apache-2.0 */

/* Operations chosen at random; whether they make sense is for the model to say. */
#ifndef ASSAY_EXPLORE_CHOOSE_H
#define ASSAY_EXPLORE_CHOOSE_H

#include <stdint.h>

#include "explore/scenario.h"

/* A number from 0 to below the limit, which is positive. `random` is the state of the generator. */
int choose_below(uint64_t *random, int limit);

/* A value of an argument of that letter (scenario.c), with the actors of the scenario. */
int choose_argument(uint64_t *random, const struct scenario *scenario, char letter);

/* An operation of that code, or of any, with the actors and environments of the scenario. */
struct scenario_operation choose_operation(uint64_t *random, const struct scenario *scenario,
                                           enum operation_code code);

/* Makes the operation a call in the callback of that event on that actor; it is about the actor more often
 * then. */
void choose_callback(uint64_t *random, struct scenario_operation *operation, int event, int actor);
struct scenario_operation choose_any(uint64_t *random, const struct scenario *scenario);

#endif
