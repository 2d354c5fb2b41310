/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("SuspendThread on a queueing virtual thread lets other virtual threads enter the monitor.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Queueing", .args = LIST("virtual", "virtual"),
     .load = queueing_load, .probe = queueing_probe, .cases = QUEUEING_CASES,
     .needs = {.can_suspend = 1});
