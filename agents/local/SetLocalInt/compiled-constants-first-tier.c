/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_constants.h"

TITLE("SetLocal functions change constant variables, and no operands, in code of the first tier of compilers.");

TEST(.target = "local.CompiledConstants", .probe = observe_constants,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BY_FIRST_TIER),
     .cases = LIST("read", "set"));
