/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"
#include "virtual.h"

TITLE("A platform thread that is not alive is reported as such where virtual threads ask.");

TEST(VIRTUAL_THREADS, .target = "agent.NotAlive", .probe = observe_not_alive,
     .needs = {.can_suspend = 1, CALLER_NEEDS}, .cases = VIRTUAL_CALLER_CASES);
