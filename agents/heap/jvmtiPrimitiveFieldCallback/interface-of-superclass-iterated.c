/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap counts an interface that only the superclass implements in field indices.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Inheriting"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
