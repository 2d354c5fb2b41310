/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Primitive field q of the specification's example class C2 has index 5 in IterateThroughHeap.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$C2"), .probe = iterate_fields,
     .needs = {.can_tag_objects = 1});
