/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Primitive field b in an object of the example class C1 has index 3 in IterateThroughHeap.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Example$C1"), .probe = iterate_fields,
     .needs = {.can_tag_objects = 1});
