/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiPrimitiveFieldCallback gets all bits of extreme values of instance fields.");

TEST(.target = "heap.fields.Subject", .args = LIST("object", "Extremes$Fields"),
     .probe = follow_and_iterate_bits, .needs = {.can_tag_objects = 1});
