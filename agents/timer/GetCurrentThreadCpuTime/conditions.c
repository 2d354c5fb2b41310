/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetCurrentThreadCpuTime refuses wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong nanoseconds;
    return ti_in(env, GetCurrentThreadCpuTime, &nanoseconds);
}

CONDITIONS("GetCurrentThreadCpuTime", .needs = {.can_get_current_thread_cpu_time = 1},
           .cases = LIST("disposed-environment", "load", "unload", "without-capability",
                         "relinquished-capability", "start", "live"));
