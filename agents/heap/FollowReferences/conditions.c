/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("FollowReferences refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jvmtiHeapCallbacks none;
    return ti_in(env, FollowReferences, 0, with.klass, with.object, &none, NULL);
}

CONDITIONS("FollowReferences", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
