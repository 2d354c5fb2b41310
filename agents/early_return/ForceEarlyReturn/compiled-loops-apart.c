/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_loops.h"

TITLE("ForceEarlyReturn functions of every type but int return from a compiled loop that its caller has not inlined.");

TEST(.target = "early_return.CompiledLoops", .probe = leave_loop,
     .vm_args = LIST(COMPILED_EARLY, "-XX:-Inline"),
     .needs = {.can_force_early_return = 1, .can_suspend = 1},
     .cases = LIST("long", "float", "double", "object", "void"));
