/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds-before-main.h"

QUESTION("Which events are sent before main begins, and in which phases?");
PASSAGES("Event phases: several events may be sent in the start phase or even before it; whether "
         "they are is up to the JVM.");
WHY("An agent that wants to see every class or thread must know from when on it does.");

ASK(.load = load, .start = start, .init = init, .probe = observe,
    .needs = {.can_generate_method_entry_events = 1,
              .can_generate_all_class_hook_events = 1,
              .can_generate_vm_object_alloc_events = 1,
              .can_generate_exception_events = 1,
              .can_generate_native_method_bind_events = 1});
