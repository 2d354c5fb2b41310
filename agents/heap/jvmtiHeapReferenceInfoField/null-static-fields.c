/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A static field that holds null is no reference.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Nulls"), .probe = follow_fields,
     .needs = {.can_tag_objects = 1});
