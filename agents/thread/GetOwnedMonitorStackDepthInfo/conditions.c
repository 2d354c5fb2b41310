/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetOwnedMonitorStackDepthInfo refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiMonitorStackDepthInfo *monitors;
    return ti_in(env, GetOwnedMonitorStackDepthInfo, with.thread, &count, &monitors);
}

CONDITIONS("GetOwnedMonitorStackDepthInfo", .needs = {.can_get_owned_monitor_stack_depth_info = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
