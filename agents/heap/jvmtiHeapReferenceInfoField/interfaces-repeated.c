/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references do not count an interface again that a subclass repeats.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Repeats"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
