/* SPDX-License-Identifier: Apache-2.0 */
#include "../../breakpoint/shadow_steps.h"
#include "../parked_calls.h"

TITLE("SingleStep follows the control flow of a virtual thread that yields and parks.");

static void look(jthread thread)
{
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedCalls", .probe = parked_calls_probe,
     .cases = LIST("cold", "warm"),
     .needs = {.can_generate_single_step_events = 1,
               .can_get_bytecodes = 1,
               .can_generate_exception_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_support_virtual_threads = 1},
     .timeout = 120);
