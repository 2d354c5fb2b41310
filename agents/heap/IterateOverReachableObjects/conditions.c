/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "heap.h"

TITLE("IterateOverReachableObjects refuses unattached threads, wrong phases and missing capabilities.");

HEAP_ROOT_CALLBACK(root)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, IterateOverReachableObjects, root, NULL, NULL, NULL);
}

CONDITIONS("IterateOverReachableObjects", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
