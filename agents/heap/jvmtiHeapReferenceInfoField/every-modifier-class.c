/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Static fields share the numbering with the fields of objects.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Modifiers"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
