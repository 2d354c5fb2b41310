/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted for each instruction that is about to run, and for no other.");

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
