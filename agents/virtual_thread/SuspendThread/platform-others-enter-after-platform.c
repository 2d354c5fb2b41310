/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("SuspendThread on a queueing platform thread lets other platform threads enter the monitor.");

TEST(.target = "virtual_thread.Queueing", .args = LIST("platform", "platform"),
     .load = queueing_load, .probe = queueing_probe, .cases = QUEUEING_CASES,
     .needs = {.can_suspend = 1});
