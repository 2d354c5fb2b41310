/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Reference a of the specification's example class C1 has index 2.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "References$C1"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
