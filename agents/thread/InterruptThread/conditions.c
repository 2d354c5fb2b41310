/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("InterruptThread refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, InterruptThread, with.thread);
}

CONDITIONS("InterruptThread", .needs = {.can_signal_thread = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
