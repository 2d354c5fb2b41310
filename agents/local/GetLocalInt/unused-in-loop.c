/* SPDX-License-Identifier: Apache-2.0 */
#include "../unused_in_loop.h"

TITLE("GetLocal functions read variables in scope that a loop which has run often does not use any more.");

TEST(.target = "local.UnusedInLoop", .probe = say_unused_in_loop,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_BEFORE));
