/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted for every instruction in every iteration of a loop.");

TEST(.target = "breakpoint.Stepped", .args = LIST("loop"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
