/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorNotify in Agent_OnLoad refuses a monitor that is not entered, or entered no more.");

static void load(JavaVM *vm, char *options)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    SAY_CALL(RawMonitorNotify, monitor);
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorNotify, monitor);
}

TEST(.load = load);
