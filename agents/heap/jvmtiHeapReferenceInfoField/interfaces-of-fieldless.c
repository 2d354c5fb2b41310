/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references count interfaces that a subclass without fields of its own adds.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$AdoptingMore"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
