/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SuspendThread works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SuspendThread, with.thread);
}

CONDITIONS("SuspendThread", .needs = {.can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
