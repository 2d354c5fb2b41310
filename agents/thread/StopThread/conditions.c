/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("StopThread refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, StopThread, with.thread, with.object);
}

CONDITIONS("StopThread", .needs = {.can_signal_thread = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability"));
