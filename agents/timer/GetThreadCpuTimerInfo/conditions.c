/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadCpuTimerInfo refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiTimerInfo info = {0};
    return ti_in(env, GetThreadCpuTimerInfo, &info);
}

CONDITIONS("GetThreadCpuTimerInfo", .needs = {.can_get_thread_cpu_time = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
