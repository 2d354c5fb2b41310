/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorContendedEntered is posted for a virtual thread interrupted before or while it is blocked.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BlockedOrWaiting", .args = LIST("blocked"),
     .probe = interrupt_contender, .cases = INTERRUPT_CASES,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
