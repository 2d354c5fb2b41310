/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("References b and r in an object of the specification's example class C2 have indices 4 and 6.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "References$C2"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
