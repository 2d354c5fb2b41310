/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap counts superinterfaces that distant superclasses implement in field indices.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$FourthHeir"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
