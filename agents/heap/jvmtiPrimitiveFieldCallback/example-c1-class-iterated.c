/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Primitive field a of the specification's example class C1 has index 2 in IterateThroughHeap.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$C1"), .probe = iterate_fields,
     .needs = {.can_tag_objects = 1});
