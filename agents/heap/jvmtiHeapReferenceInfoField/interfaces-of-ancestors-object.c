/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references count the superinterfaces of interfaces that distant superclasses implement.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$FourthHeir"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
