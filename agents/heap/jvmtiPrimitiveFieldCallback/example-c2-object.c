/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Primitive fields b and r of the example class C2 have indices 4 and 6 in FollowReferences.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Example$C2"), .probe = follow_fields,
     .needs = {.can_tag_objects = 1});
