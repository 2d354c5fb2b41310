/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_steps.h"

TITLE("Over thousands of calls of all kinds steps go where the instructions lead.");

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_single_step_events = 1,
               .can_get_bytecodes = 1,
               .can_generate_exception_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1});
