/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of the objects of heap.filters.Subclasses, in the order in which tag_elements tags them. */
#ifndef ASSAY_HEAP_SUBCLASSES_H
#define ASSAY_HEAP_SUBCLASSES_H

#include "heap.h"

/* For NAME_BY_TAG. */
static const char *const class_names[9] = {
    "none",    "Parent",       "Child",     "Grandchild", "Parent[]",
    "Child[]", "Grandchild[]", "Child[][]", "Trait[]",
};

#endif
