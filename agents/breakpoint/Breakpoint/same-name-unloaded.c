/* SPDX-License-Identifier: Apache-2.0 */
#include "../guests.h"

TITLE("A class whose namesake had a breakpoint when it was let go has none.");

TEST(.target = "breakpoint.Guests", .args = LIST("dropped"), .probe = break_in_guest,
     .needs = {.can_generate_breakpoint_events = 1, .can_tag_objects = 1});
