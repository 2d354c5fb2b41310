/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("SuspendThread on a queueing platform thread lets virtual threads enter the monitor.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Queueing", .args = LIST("platform", "virtual"),
     .load = queueing_load, .probe = queueing_probe, .cases = QUEUEING_CASES,
     .needs = {.can_suspend = 1});
