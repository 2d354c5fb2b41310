/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorWaited of a virtual thread notified in time reports that the wait did not time out.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotifiedInTime", .probe = say_timed_out_waits,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
