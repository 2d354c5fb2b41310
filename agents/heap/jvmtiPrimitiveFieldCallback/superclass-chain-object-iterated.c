/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap numbers fields from the oldest superclass on, static fields included.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Youngest"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
