/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadCpuTimerInfo is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiTimerInfo info;
    return ti_in(env, GetThreadCpuTimerInfo, &info);
}

REFUSED("GetThreadCpuTimerInfo", .needs = {.can_get_thread_cpu_time = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
