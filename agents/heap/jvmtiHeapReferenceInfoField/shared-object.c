/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Each field that refers to the same object is a reference of its own.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Shared"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
