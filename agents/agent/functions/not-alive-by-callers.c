/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("A thread that is not alive is reported as such, whichever thread asks.");

TEST(.target = "agent.NotAlive", .probe = observe_not_alive,
     .needs = {.can_suspend = 1, CALLER_NEEDS}, .cases = CALLER_CASES);
