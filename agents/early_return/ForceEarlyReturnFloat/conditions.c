/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ForceEarlyReturnFloat returns the specified error in wrong phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ForceEarlyReturnFloat, with.thread, 7);
}

CONDITIONS("ForceEarlyReturnFloat", .args = LIST("float"),
           .needs = {.can_force_early_return = 1, .can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability"));
