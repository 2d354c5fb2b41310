/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The specification's example: in an object of C1 the field b has index 3.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Example$C1"), .probe = follow_fields,
     .needs = {.can_tag_objects = 1});
