/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_stacks.h"

TITLE("In the midst of calls of all kinds the stack shows the methods that were entered.");

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
