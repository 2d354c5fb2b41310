/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The field of an interface comes after those of all its superinterfaces, each counted once.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Bottom"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
