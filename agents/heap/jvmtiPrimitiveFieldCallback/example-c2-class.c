/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The specification's example: in the class C2 the field q has index 5.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$C2"), .probe = follow_fields,
     .needs = {.can_tag_objects = 1});
