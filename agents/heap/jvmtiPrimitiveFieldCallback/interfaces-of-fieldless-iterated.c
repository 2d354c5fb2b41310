/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap counts interfaces that a subclass without fields adds in field indices.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$AdoptingMore"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
