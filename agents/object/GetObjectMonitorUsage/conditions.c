/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetObjectMonitorUsage refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiMonitorUsage usage;
    return ti_in(env, GetObjectMonitorUsage, with.object, &usage);
}

CONDITIONS("GetObjectMonitorUsage", .needs = {.can_get_monitor_info = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
