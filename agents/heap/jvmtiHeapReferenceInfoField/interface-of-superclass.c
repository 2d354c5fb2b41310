/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("An interface that only the superclass implements counts for the subclass.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Inheriting"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
