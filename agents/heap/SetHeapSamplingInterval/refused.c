/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetHeapSamplingInterval is refused from a thread that is not attached, through a "
      "disposed environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetHeapSamplingInterval, 1024);
}

REFUSED("SetHeapSamplingInterval", .since = 11,
        .needs = {.can_generate_sampled_object_alloc_events = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload",
                      "without-capability", "relinquished-capability"));
