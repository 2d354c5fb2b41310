/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"
#include "virtual.h"

TITLE("A virtual thread that is not alive is reported as such, whichever thread asks.");

TEST(VIRTUAL_THREADS, .target = "agent.NotAlive", .args = LIST("virtual"),
     .probe = observe_not_alive,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1, CALLER_NEEDS},
     .cases = ALL_CALLER_CASES);
