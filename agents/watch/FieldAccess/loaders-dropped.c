/* SPDX-License-Identifier: Apache-2.0 */
#include "../guest_fields.h"

TITLE("A class whose namesake had watched fields when it was let go has none.");

TEST(.target = "breakpoint.Guests", .args = LIST("dropped"), .probe = watch_guest,
     .needs = {.can_generate_field_access_events = 1, .can_tag_objects = 1});
