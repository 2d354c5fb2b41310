/* SPDX-License-Identifier: Apache-2.0 */

/* All functions of raw monitors, called where only callback-safe functions may be. */
#ifndef ASSAY_RAW_MONITOR_CALLBACKS_H
#define ASSAY_RAW_MONITOR_CALLBACKS_H

#include "monitors.h"

static inline void use_all(void)
{
    jrawMonitorID monitor = NULL;
    say("CreateRawMonitor: %s", error_name(ti(CreateRawMonitor, "monitor", &monitor)));
    SAY_CALL(RawMonitorEnter, monitor);
    say("RawMonitorWait: %s", error_name(ti(RawMonitorWait, monitor, 1)));
    SAY_CALL(RawMonitorNotify, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(DestroyRawMonitor, monitor);
}

#endif
