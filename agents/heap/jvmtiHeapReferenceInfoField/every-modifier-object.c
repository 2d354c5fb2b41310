/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Fields of every modifier are numbered, in the order of the class file.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Modifiers"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
