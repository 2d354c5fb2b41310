/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_unused.h"

TITLE("GetLocal functions read variables in scope that code of the first tier of compilers does not use any more.");

TEST(.target = "local.CompiledUnused", .probe = say_unused,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BY_FIRST_TIER));
