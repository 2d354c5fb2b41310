/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Interfaces of a diamond count once, by however many ways they are reached.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Diamond"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
