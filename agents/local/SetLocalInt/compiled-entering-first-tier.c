/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_entering.h"

TITLE("SetLocal functions set variables while code of the first tier of compilers waits for a monitor.");

TEST(.target = "local.CompiledEntering", .probe = set_variables_while_entering,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1}, .cases = LIST("method", "block"),
     .vm_args = LIST(COMPILED_BY_FIRST_TIER));
