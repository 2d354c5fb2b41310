/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("An interface that a subclass names again counts no second time.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Repeats"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
