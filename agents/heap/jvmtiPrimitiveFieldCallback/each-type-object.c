/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Each primitive type of a field comes with its letter and its value, to the last bit.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Shapes$EachType"),
     .probe = follow_fields, .needs = {.can_tag_objects = 1});
