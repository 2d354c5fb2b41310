/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The specification's example: in the class C1 the field a has index 2.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "References$C1"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
