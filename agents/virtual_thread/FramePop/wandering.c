/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/shadow_pops.h"
#include "../resting.h"

TITLE("On a virtual thread that yields and parks each frame that was asked for is reported, once.");

static void look(jthread thread)
{
}

RESTING_TEST(.needs = {.can_generate_method_entry_events = 1, .can_generate_frame_pop_events = 1});
