/* SPDX-License-Identifier: Apache-2.0 */
#include "../unused_in_loop.h"

TITLE("GetLocal functions read variables in scope that a loop in code of the first tier of compilers does not use.");

TEST(.target = "local.UnusedInLoop", .probe = say_unused_in_loop,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_BY_FIRST_TIER));
