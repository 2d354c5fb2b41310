/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep is not posted in native methods.");

TEST(.target = "breakpoint.Stepped", .args = LIST("native"), .probe = enable_steps,
     .needs = {.can_generate_single_step_events = 1});
