/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"

TITLE("RawMonitorWait with a timeout returns in Agent_OnLoad.");

static void load(JavaVM *vm, char *options)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    SAY_CALL(RawMonitorEnter, monitor);
    say_timed_wait(monitor, 50);
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.load = load);
