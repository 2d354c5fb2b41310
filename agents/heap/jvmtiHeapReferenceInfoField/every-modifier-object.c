/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("References from fields of every modifier have indices in the order of the class file.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Modifiers"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
