/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorNotifyAll succeeds in Agent_OnLoad.");

static void load(JavaVM *vm, char *options)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.load = load);
