/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_pops.h"

TITLE("Over thousands of calls of all kinds each Java frame that was asked for is reported, once.");

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_frame_pop_events = 1});
