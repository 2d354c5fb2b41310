/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited reports no timeout for a wait notified in time, however late the lock is free.");

TEST(.target = "monitor.NotifiedInTime", .probe = say_timed_out_waits,
     .needs = {.can_generate_monitor_events = 1});
