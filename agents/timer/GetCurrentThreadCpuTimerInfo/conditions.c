/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetCurrentThreadCpuTimerInfo refuses wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiTimerInfo info = {0};
    return ti_in(env, GetCurrentThreadCpuTimerInfo, &info);
}

CONDITIONS("GetCurrentThreadCpuTimerInfo", .needs = {.can_get_current_thread_cpu_time = 1},
           .cases = LIST("disposed-environment", "load", "unload", "without-capability",
                         "relinquished-capability", "start", "live"));
