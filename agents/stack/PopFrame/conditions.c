/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("PopFrame returns the specified error in wrong phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, PopFrame, with.thread);
}

CONDITIONS("PopFrame", .needs = {.can_pop_frame = 1, .can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability"));
