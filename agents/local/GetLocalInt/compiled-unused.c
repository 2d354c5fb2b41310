/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_unused.h"

TITLE("GetLocal functions read variables that a compiled method does not use any more, but that are in scope.");

TEST(.target = "local.CompiledUnused", .probe = say_unused,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE));
