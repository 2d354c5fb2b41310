/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap counts superinterfaces that distant superclasses implement for static fields.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$FourthHeir"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
