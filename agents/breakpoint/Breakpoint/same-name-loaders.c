/* SPDX-License-Identifier: Apache-2.0 */
#include "../guests.h"

TITLE("A breakpoint is set in the class that was named, and in none of its name and other loaders.");

TEST(.target = "breakpoint.Guests", .args = LIST("kept"), .probe = break_in_guest,
     .needs = {.can_generate_breakpoint_events = 1, .can_tag_objects = 1});
