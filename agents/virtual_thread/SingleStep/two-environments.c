/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../executing.h"

TITLE("Two environments get the single steps of two virtual threads, each those it enabled.");

TAKES_TURNS(SingleStep, on_step)

ACTING_TEST("call", .load = load, .needs = {.can_generate_single_step_events = 1});
