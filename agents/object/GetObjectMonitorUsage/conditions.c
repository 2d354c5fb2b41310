/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetObjectMonitorUsage works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiMonitorUsage usage;
    return ti_in(env, GetObjectMonitorUsage, with.object, &usage);
}

CONDITIONS("GetObjectMonitorUsage", .needs = {.can_get_monitor_info = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
