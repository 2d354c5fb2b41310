/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SuspendThreadList refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiError results[1];
    return ti_in(env, SuspendThreadList, 1, &with.thread, results);
}

CONDITIONS("SuspendThreadList", .needs = {.can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
