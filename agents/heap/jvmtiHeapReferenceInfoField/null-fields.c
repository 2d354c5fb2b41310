/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A field that holds null is no reference.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Nulls"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
