/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted in a frame that was on the stack when it was enabled.");

TEST(.target = "breakpoint.Stepped", .args = LIST("probing"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
