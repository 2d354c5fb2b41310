/* SPDX-License-Identifier: Apache-2.0 */
#include "../same_name_classes.h"

TITLE("Breakpoint is not posted in a new class of the name of an unloaded class with a breakpoint.");

TEST(.target = "breakpoint.SameNameClasses", .args = LIST("dropped"), .probe = break_in_class,
     .needs = {.can_generate_breakpoint_events = 1, .can_tag_objects = 1});
