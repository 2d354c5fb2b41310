/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The specification's example: in the interface I0 the only field has index 0.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Example$I0"), .probe = iterate_fields,
     .needs = {.can_tag_objects = 1});
