/* SPDX-License-Identifier: Apache-2.0 */
#include "../guest_fields.h"

TITLE("A class has no field watches left over from an unloaded class of the same name.");

TEST(.target = "breakpoint.Guests", .args = LIST("dropped"), .probe = watch_guest,
     .needs = {.can_generate_field_access_events = 1, .can_tag_objects = 1});
