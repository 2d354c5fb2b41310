/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios made at random. */
#ifndef ASSAY_EXPLORE_GENERATE_H
#define ASSAY_EXPLORE_GENERATE_H

#include <stdint.h>

#include "explore/model.h"

enum { VIRTUAL_SINCE = 21 }; /* the release that has virtual threads */

/* A scenario of at most so many operations, each of which makes sense; the same for the same seed. */
void generate(struct scenario *scenario, uint64_t seed, size_t length, const struct model_vm *vm,
              bool meets_known);

/* Leaves out what makes no sense, and goes on until there are so many operations. */
void generate_more(struct scenario *scenario, uint64_t seed, size_t length,
                   const struct model_vm *vm, bool meets_known);

#endif
