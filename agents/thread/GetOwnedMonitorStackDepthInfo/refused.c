/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetOwnedMonitorStackDepthInfo is refused from a thread that is not attached, through a "
      "disposed environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiMonitorStackDepthInfo *monitors;
    return ti_in(env, GetOwnedMonitorStackDepthInfo, with.thread, &count, &monitors);
}

REFUSED("GetOwnedMonitorStackDepthInfo", .needs = {.can_get_owned_monitor_stack_depth_info = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
