/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The primitive field of the example interface I1 has index 1 in IterateThroughHeap.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$I1"), .probe = iterate_fields,
     .needs = {.can_tag_objects = 1});
