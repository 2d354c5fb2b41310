/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios made at random. */
#ifndef ASSAY_EXPLORE_GENERATE_H
#define ASSAY_EXPLORE_GENERATE_H

#include <stdint.h>

#include "explore/model.h"

/* A scenario of at most so many operations, each of which makes sense; the same for the same seed. */
void generate(struct scenario *scenario, uint64_t seed, size_t length, const struct model_vm *vm,
              bool meets_known);

#endif
