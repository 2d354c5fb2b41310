/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetOwnedMonitorInfo refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jobject *monitors;
    return ti_in(env, GetOwnedMonitorInfo, with.thread, &count, &monitors);
}

CONDITIONS("GetOwnedMonitorInfo", .needs = {.can_get_owned_monitor_info = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
