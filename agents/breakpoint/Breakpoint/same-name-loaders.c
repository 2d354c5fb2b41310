/* SPDX-License-Identifier: Apache-2.0 */
#include "../guests.h"

TITLE("Breakpoint is posted for the specified class, not for classes of that name in other loaders.");

TEST(.target = "breakpoint.Guests", .args = LIST("kept"), .probe = break_in_guest,
     .needs = {.can_generate_breakpoint_events = 1, .can_tag_objects = 1});
