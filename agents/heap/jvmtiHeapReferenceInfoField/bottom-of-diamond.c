/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The index of an interface's field counts the fields of all superinterfaces once.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Bottom"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
