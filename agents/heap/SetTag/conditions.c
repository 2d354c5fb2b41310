/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetTag refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetTag, with.object, 7);
}

CONDITIONS("SetTag", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
