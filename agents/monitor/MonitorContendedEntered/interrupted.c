/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorContendedEntered is posted for a thread interrupted before or while it is blocked.");

TEST(.target = "monitor.BlockedOrWaiting", .args = LIST("blocked"), .probe = interrupt_contender,
     .cases = INTERRUPT_CASES, .needs = {.can_generate_monitor_events = 1});
