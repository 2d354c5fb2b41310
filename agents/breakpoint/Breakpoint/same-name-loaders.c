/* SPDX-License-Identifier: Apache-2.0 */
#include "../same_name_classes.h"

TITLE("Breakpoint is posted for the specified class, not for classes of that name in other loaders.");

TEST(.target = "breakpoint.SameNameClasses", .args = LIST("kept"), .probe = break_in_class,
     .needs = {.can_generate_breakpoint_events = 1, .can_tag_objects = 1});
