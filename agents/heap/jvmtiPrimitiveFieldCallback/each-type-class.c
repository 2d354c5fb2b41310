/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports static fields of each primitive type with type and exact value.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$EachStaticType"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
