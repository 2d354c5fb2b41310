/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Reference q of the specification's example class C2 has index 5.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "References$C2"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
