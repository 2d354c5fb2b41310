/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorWait with a timeout returns in Agent_OnLoad.");

static void load(JavaVM *vm, char *options)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorWait, monitor, 1);
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.load = load);
