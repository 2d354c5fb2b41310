/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../contended.h"

TITLE("Two environments are told which virtual thread got a monitor, each as it enabled.");

TAKES_TURNS(MonitorContendedEntered, contended_entered)

ACTING_TEST("enter", .load = load, .needs = {.can_generate_monitor_events = 1});
