/* SPDX-License-Identifier: Apache-2.0 */
#include "../../method/shadow_nesting.h"
#include "../resting.h"

TITLE("On a virtual thread that yields and parks entries and exits are properly nested.");

static void look(jthread thread)
{
}

RESTING_TEST(.needs = {.can_generate_method_entry_events = 1,
                       .can_generate_method_exit_events = 1});
