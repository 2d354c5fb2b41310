/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Fields are numbered from the oldest superclass on, static ones among them.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Youngest"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
