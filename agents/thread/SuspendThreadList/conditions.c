/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SuspendThreadList works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiError results[1];
    return ti_in(env, SuspendThreadList, 1, &with.thread, results);
}

CONDITIONS("SuspendThreadList", .needs = {.can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
