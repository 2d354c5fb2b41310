/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("Suspended, a virtual thread that queues for a monitor keeps no platform thread out.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Queueing", .args = LIST("virtual", "platform"),
     .probe = queueing_probe, .cases = QUEUEING_CASES, .needs = {.can_suspend = 1});
