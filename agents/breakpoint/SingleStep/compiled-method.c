/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted in a compiled method.");

TEST(.target = "breakpoint.Stepped", .args = LIST("compiled", "branch"), .probe = enable_steps,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_single_step_events = 1});
