/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("References from static fields share the numbering with instance fields.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Modifiers"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
