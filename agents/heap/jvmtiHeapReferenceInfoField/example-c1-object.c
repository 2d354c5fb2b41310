/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Reference b in an object of the specification's example class C1 has index 3.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "References$C1"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
