/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Field indices count each interface of a diamond once.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Diamond"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
