/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetOwnedMonitorInfo is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jobject *monitors;
    return ti_in(env, GetOwnedMonitorInfo, with.thread, &count, &monitors);
}

REFUSED("GetOwnedMonitorInfo", .needs = {.can_get_owned_monitor_info = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
