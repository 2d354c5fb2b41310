/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetCurrentThreadCpuTime is refused through a disposed environment, outside its phases "
      "and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong nanoseconds;
    return ti_in(env, GetCurrentThreadCpuTime, &nanoseconds);
}

REFUSED("GetCurrentThreadCpuTime", .needs = {.can_get_current_thread_cpu_time = 1},
        .cases = LIST("disposed-environment", "load", "unload", "without-capability",
                      "relinquished-capability"));
