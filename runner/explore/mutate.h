/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios made of others. */
#ifndef ASSAY_EXPLORE_MUTATE_H
#define ASSAY_EXPLORE_MUTATE_H

#include <stdint.h>

#include "explore/model.h"

/* A scenario like `parent`, with a few changes: operations left out, inserted, replaced or repeated, an
 * argument changed, another kind of thread, a part of `other` behind a part of it. It makes sense, and is
 * filled up at random to so many operations; the same for the same seed and the same two scenarios, which
 * need not make sense on this JVM. */
void mutate(struct scenario *scenario, const struct scenario *parent, const struct scenario *other,
            uint64_t seed, size_t length, const struct model_vm *vm, bool meets_known);

#endif
