/* SPDX-License-Identifier: Apache-2.0 */
#include "../shapes.h"

TITLE("SingleStep is posted in order at every instruction of switches, jumps and subroutines.");

TEST(.target = "classfile.Shapes", .args = LIST("cold"), .probe = probe_steps, .timeout = 60,
     .needs = {.can_generate_single_step_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_bytecodes = 1});
