/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("Suspended, a platform thread that queues for a monitor keeps no virtual thread out.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Queueing", .args = LIST("platform", "virtual"),
     .probe = queueing_probe, .cases = QUEUEING_CASES, .needs = {.can_suspend = 1});
