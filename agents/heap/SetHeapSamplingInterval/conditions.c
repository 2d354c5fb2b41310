/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetHeapSamplingInterval refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetHeapSamplingInterval, 1024);
}

CONDITIONS("SetHeapSamplingInterval", .since = 11,
           .needs = {.can_generate_sampled_object_alloc_events = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "start", "unload",
                         "without-capability", "relinquished-capability", "load", "live"));
