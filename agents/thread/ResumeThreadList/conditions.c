/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ResumeThreadList refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiError results[1];
    return ti_in(env, ResumeThreadList, 1, &with.thread, results);
}

CONDITIONS("ResumeThreadList", .needs = {.can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
