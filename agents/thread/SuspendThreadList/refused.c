/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SuspendThreadList is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiError results[1];
    return ti_in(env, SuspendThreadList, 1, &with.thread, results);
}

REFUSED("SuspendThreadList", .needs = {.can_suspend = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
