/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The primitive field of the example interface I0 has index 0 in IterateThroughHeap.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$I0"), .probe = iterate_fields,
     .needs = {.can_tag_objects = 1});
