/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of raw monitors say and share. */
#ifndef ASSAY_RAW_MONITOR_MONITORS_H
#define ASSAY_RAW_MONITOR_MONITORS_H

#include <stdatomic.h>

#include "../thread/workers.h"

static inline jrawMonitorID new_monitor(const char *name)
{
    jrawMonitorID monitor = NULL;
    must(CreateRawMonitor, name, &monitor);
    return monitor;
}

/* Calls a function that takes nothing but the monitor, and says its name and the answer. */
#define SAY_CALL(FUNCTION, MONITOR) say(#FUNCTION ": %s", error_name(ti(FUNCTION, (MONITOR))))

/* What stands in for a monitor that is none. */
static inline jrawMonitorID not_a_monitor(void)
{
    static char memory[512];
    if (is_case("null"))
        return NULL;
    if (is_case("other-memory"))
        return (jrawMonitorID)memory;
    jrawMonitorID monitor = new_monitor("destroyed");
    must(DestroyRawMonitor, monitor);
    return monitor;
}

#define NOT_A_MONITOR_CASES LIST("null", "other-memory", "destroyed")

#endif
