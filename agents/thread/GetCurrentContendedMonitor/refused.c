/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetCurrentContendedMonitor is refused from a thread that is not attached, through a "
      "disposed environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jobject monitor;
    return ti_in(env, GetCurrentContendedMonitor, with.thread, &monitor);
}

REFUSED("GetCurrentContendedMonitor", .needs = {.can_get_current_contended_monitor = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
