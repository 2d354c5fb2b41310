/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Extreme values of the fields of a class come with all their bits.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Extremes$Statics"),
     .probe = follow_and_iterate_bits, .needs = {.can_tag_objects = 1});
