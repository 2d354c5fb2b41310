/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("RawMonitorWait in Agent_OnLoad refuses a monitor that is not entered, or entered no more.");

static void load(JavaVM *vm, char *options)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    /* With a timeout, after which a JVM that accepts the call goes on. */
    SAY_CALL(RawMonitorWait, monitor, 10);
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorWait, monitor, 10);
}

TEST(.load = load);
