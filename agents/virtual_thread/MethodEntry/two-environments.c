/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../executing.h"

TITLE("Two environments have events of two parked virtual threads, each of its own.");

TAKES_TURNS(MethodEntry, on_entry)

ACTING_TEST("call", .load = load, .needs = {.can_generate_method_entry_events = 1});
