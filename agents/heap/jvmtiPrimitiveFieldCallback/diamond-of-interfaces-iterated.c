/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap counts each interface of a diamond once in field indices.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Diamond"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
