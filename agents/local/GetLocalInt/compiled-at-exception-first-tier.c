/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_throwing.h"

TITLE("GetLocal functions read variables of what an exception will leave, compiled by the first tier of compilers.");

TEST(.target = "local.CompiledThrowing", .probe = say_variables_at_exceptions, .timeout = 60,
     .needs = {.can_access_local_variables = 1, .can_generate_exception_events = 1},
     .vm_args = LIST(COMPILED_BY_FIRST_TIER));
