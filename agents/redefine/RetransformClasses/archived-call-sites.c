/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "../library_used_later.h"

TITLE("RetransformClasses replaces the methods that call sites call which the JVM has from an archive.");

TEST(.target = "redefine.ArchivedUse", .load = load_from_archive, .probe = alter_all_methods,
     .death = say_entries, .cases = ARCHIVES, .since = 17, .timeout = 120,
     .needs = {.can_retransform_classes = 1, .can_generate_method_entry_events = 1},
     .wants = {.can_retransform_any_class = 1});
