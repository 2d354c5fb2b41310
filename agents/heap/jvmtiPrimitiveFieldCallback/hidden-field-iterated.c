/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap reports a primitive field and the one that it hides with an index each.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Hiding"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
