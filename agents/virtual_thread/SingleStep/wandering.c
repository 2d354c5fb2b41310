/* SPDX-License-Identifier: Apache-2.0 */
#include "../../breakpoint/shadow_steps.h"
#include "../resting.h"

TITLE("On a virtual thread that yields and parks steps go where the instructions lead.");

static void look(jthread thread)
{
}

RESTING_TEST(.needs = {.can_generate_single_step_events = 1,
                       .can_get_bytecodes = 1,
                       .can_generate_exception_events = 1,
                       .can_generate_method_entry_events = 1,
                       .can_generate_method_exit_events = 1});
