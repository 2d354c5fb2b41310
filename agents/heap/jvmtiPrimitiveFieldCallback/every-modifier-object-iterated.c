/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap numbers fields of every modifier in the order of the class file.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Modifiers"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
