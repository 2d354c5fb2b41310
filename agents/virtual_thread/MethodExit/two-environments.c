/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../executing.h"

TITLE("Two environments get the method exits of two virtual threads, each those it enabled.");

TAKES_TURNS(MethodExit, on_exit_of_method)

ACTING_TEST("call", .load = load, .needs = {.can_generate_method_exit_events = 1});
