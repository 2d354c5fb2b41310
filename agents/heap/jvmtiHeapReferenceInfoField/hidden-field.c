/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A field and the one that it hides have an index each.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Hiding"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
