/* SPDX-License-Identifier: Apache-2.0 */
#include "../shapes.h"

TITLE("Breakpoint is posted in order in compiled switches, jumps and subroutines.");

TEST(.target = "classfile.Shapes", .args = LIST("compiled"), .probe = probe_breakpoints,
     .vm_args = LIST(COMPILED_BEFORE), .timeout = 60,
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
