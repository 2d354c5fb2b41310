/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports no reference for an instance field that is null.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Nulls"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
