/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetLocalFloat succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetLocalFloat, with.thread, 0, 4, 7);
}

CONDITIONS("SetLocalFloat", .needs = {.can_access_local_variables = 1, .can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
