/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("SuspendThread on a queueing virtual thread lets platform threads enter the monitor.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Queueing", .args = LIST("virtual", "platform"),
     .load = queueing_load, .probe = queueing_probe, .cases = QUEUEING_CASES,
     .needs = {.can_suspend = 1});
