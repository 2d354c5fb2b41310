/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetTag refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong tag;
    return ti_in(env, GetTag, with.object, &tag);
}

CONDITIONS("GetTag", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
