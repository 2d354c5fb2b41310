/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetObjectMonitorUsage is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiMonitorUsage usage;
    return ti_in(env, GetObjectMonitorUsage, with.object, &usage);
}

REFUSED("GetObjectMonitorUsage", .needs = {.can_get_monitor_info = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
