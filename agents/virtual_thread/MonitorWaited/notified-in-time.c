/* SPDX-License-Identifier: Apache-2.0 */
#include "../../monitor/retaining.h"
#include "virtual.h"

TITLE("A virtual thread's wait that was notified in time has not timed out, whenever it goes on.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Retaining", .probe = retaining_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
