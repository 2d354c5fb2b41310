/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap numbers static fields together with instance fields.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Modifiers"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
