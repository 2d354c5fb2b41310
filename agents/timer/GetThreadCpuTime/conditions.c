/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadCpuTime refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong nanoseconds;
    return ti_in(env, GetThreadCpuTime, with.thread, &nanoseconds);
}

CONDITIONS("GetThreadCpuTime", .needs = {.can_get_thread_cpu_time = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
