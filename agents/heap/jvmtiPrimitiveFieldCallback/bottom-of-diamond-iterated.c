/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap counts the fields of all superinterfaces once in an interface's index.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$Bottom"),
     .probe = iterate_fields, .needs = {.can_tag_objects = 1});
