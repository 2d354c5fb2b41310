/* SPDX-License-Identifier: Apache-2.0 */
#include "../bits.h"

TITLE("Extreme values of the fields of a class come with all their bits.");

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Extremes$Statics"),
     .probe = follow_and_iterate, .needs = {.can_tag_objects = 1});
