/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ResumeThread refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ResumeThread, with.thread);
}

CONDITIONS("ResumeThread", .needs = {.can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
