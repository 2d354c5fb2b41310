/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The specification's example: in the interface I1 the only field has index 1.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$I1"), .probe = follow_fields,
     .needs = {.can_tag_objects = 1});
