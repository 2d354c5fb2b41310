/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports each of several fields that refer to the same object.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Shared"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
