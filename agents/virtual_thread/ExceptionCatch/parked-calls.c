/* SPDX-License-Identifier: Apache-2.0 */
#include "../../exception/shadow_catches.h"
#include "../parked_calls.h"

TITLE("ExceptionCatch agrees with Exception on a virtual thread that yields and parks.");

static void look(jthread thread)
{
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedCalls", .probe = parked_calls_probe,
     .cases = LIST("cold", "warm"),
     .needs = {.can_generate_exception_events = 1, .can_support_virtual_threads = 1},
     .timeout = 120);
