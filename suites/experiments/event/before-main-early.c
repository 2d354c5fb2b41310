/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds-before-main.h"

QUESTION("What do the capabilities for early events change?");
PASSAGES("can_generate_early_vmstart, can_generate_early_class_hook_events: events of the start "
         "phase and class file hooks may come earlier.");
WHY("It is the only way to see the first classes of the platform.");

ASK(.load = load, .start = start, .init = init, .probe = observe, .since = 9,
    .needs = {.can_generate_method_entry_events = 1,
              .can_generate_all_class_hook_events = 1,
              .can_generate_vm_object_alloc_events = 1,
              .can_generate_exception_events = 1,
              .can_generate_native_method_bind_events = 1,
              .can_generate_early_vmstart = 1,
              .can_generate_early_class_hook_events = 1});
