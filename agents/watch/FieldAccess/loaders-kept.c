/* SPDX-License-Identifier: Apache-2.0 */
#include "../guest_fields.h"

TITLE("A field watch affects one class only, not classes of the same name in other class loaders.");

TEST(.target = "breakpoint.Guests", .args = LIST("kept"), .probe = watch_guest,
     .needs = {.can_generate_field_access_events = 1, .can_tag_objects = 1});
