/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The specification's example: in an object of C2, b has index 4 and r index 6.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Example$C2"), .probe = follow_fields,
     .needs = {.can_tag_objects = 1});
