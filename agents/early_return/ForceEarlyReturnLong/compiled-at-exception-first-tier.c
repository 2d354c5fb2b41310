/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing_by_turns.h"

TITLE("ForceEarlyReturnLong in the Exception callback makes code of the first tier of compilers return its value.");

TEST(.target = "stack.ThrowingByTurns", .probe = return_by_turns, .timeout = 60,
     .needs = {.can_force_early_return = 1, .can_generate_exception_events = 1},
     .vm_args = LIST(COMPILED_BY_FIRST_TIER),
     .cases = LIST("divide", "load", "field", "cast", "array", "raise", "within"));
