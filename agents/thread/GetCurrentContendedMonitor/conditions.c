/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetCurrentContendedMonitor refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jobject monitor;
    return ti_in(env, GetCurrentContendedMonitor, with.thread, &monitor);
}

CONDITIONS("GetCurrentContendedMonitor", .needs = {.can_get_current_contended_monitor = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
