/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_constants.h"

TITLE("SetLocal functions change variables that compiled code takes for constants, and no operands.");

TEST(.target = "local.CompiledConstants", .probe = observe_constants,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE),
     .cases = LIST("read", "set"));
