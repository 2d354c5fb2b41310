/* SPDX-License-Identifier: Apache-2.0 */
#include "../shapes.h"

TITLE("Breakpoints are hit in order in switches, jumps and subroutines that have run often.");

TEST(.target = "classfile.Shapes", .args = LIST("warm"), .probe = probe_breakpoints, .timeout = 60,
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
