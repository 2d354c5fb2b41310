/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing_by_turns.h"

TITLE("A method of the first tier of compilers is called again after PopFrame in its Exception callback.");

TEST(.target = "stack.ThrowingByTurns", .probe = pop_by_turns, .timeout = 60, .since = 13,
     .needs = {.can_pop_frame = 1, .can_generate_exception_events = 1},
     .vm_args = LIST(COMPILED_BY_FIRST_TIER),
     .cases = LIST("divide", "load", "field", "cast", "array", "raise", "within"));
