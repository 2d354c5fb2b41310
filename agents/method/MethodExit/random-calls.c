/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_nesting.h"

TITLE("MethodEntry and MethodExit are properly nested over thousands of random calls.");

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
