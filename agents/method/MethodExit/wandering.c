/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_nesting.h"

TITLE("Over thousands of calls of all kinds entries and exits are properly nested.");

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
