/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The only reference of the specification's example interface I0 has index 0.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "References$I0"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
