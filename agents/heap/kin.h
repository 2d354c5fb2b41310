/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of the objects of heap.filters.Kin, in the order in which tag_elements tags them. */
#ifndef ASSAY_HEAP_KIN_H
#define ASSAY_HEAP_KIN_H

#include "heap.h"

/* For NAME_BY_TAG. */
static const char *const kin[9] = {
    "none",    "Parent",       "Child",     "Grandchild", "Parent[]",
    "Child[]", "Grandchild[]", "Child[][]", "Trait[]",
};

#endif
