/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is posted in constructors.");

TEST(.target = "breakpoint.Stepped", .args = LIST("construct"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
