/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep follows a call into the called method, and back after the call.");

TEST(.target = "breakpoint.Stepped", .args = LIST("call"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
