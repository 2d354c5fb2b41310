/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references count an interface that only the superclass implements.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$Inheriting"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
