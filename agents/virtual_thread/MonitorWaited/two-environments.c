/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../contended.h"

TITLE("Two environments are told which virtual thread has waited, each as it enabled.");

TAKES_TURNS(MonitorWaited, monitor_waited)

ACTING_TEST("wait", .load = load, .needs = {.can_generate_monitor_events = 1});
