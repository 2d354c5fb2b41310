/* SPDX-License-Identifier: Apache-2.0 */
#include "../library_used_later.h"

TITLE("RetransformClasses replaces the methods that classes call which are loaded later.");

TEST(.target = "redefine.LibraryUsedLater", .probe = alter_all_methods, .death = say_entries,
     .timeout = 90, .needs = {.can_retransform_classes = 1, .can_generate_method_entry_events = 1},
     .wants = {.can_retransform_any_class = 1});
