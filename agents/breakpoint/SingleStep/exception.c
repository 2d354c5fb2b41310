/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep continues at the handler of an exception.");

TEST(.target = "breakpoint.Stepped", .args = LIST("catcher"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
