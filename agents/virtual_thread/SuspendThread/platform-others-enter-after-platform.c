/* SPDX-License-Identifier: Apache-2.0 */
#include "../queueing.h"

TITLE("A suspended thread that queues for a monitor does not keep others from entering it.");

TEST(.target = "virtual_thread.Queueing", .args = LIST("platform", "platform"),
     .probe = queueing_probe, .cases = QUEUEING_CASES, .needs = {.can_suspend = 1});
