/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A wait that was notified in time has not timed out, though the lock is free only later.");

TEST(.target = "monitor.Retaining", .probe = retaining_probe,
     .needs = {.can_generate_monitor_events = 1});
