/* SPDX-License-Identifier: Apache-2.0 */

/* A scenario made smaller as long as it shows the same. */
#ifndef ASSAY_EXPLORE_SHRINK_H
#define ASSAY_EXPLORE_SHRINK_H

#include "explore/pool.h"

/* How often the finding comes in so many runs of the scenario. */
size_t finding_rate(struct pool *pool, const struct explore_attempt *attempt, size_t runs);

/* Makes the scenario smaller: fewer operations, actors and environments, and nothing done by actors that
 * the main thread can do. `tries` is how often a smaller one is run before it is given up; `most` limits
 * the JVMs started. The finding becomes that of the smaller one. */
void shrink(struct pool *pool, struct explore_attempt *attempt, size_t tries, size_t most);

#endif
