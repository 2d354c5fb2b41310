/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "heap.h"

TITLE("IterateOverObjectsReachableFromObject refuses unattached threads, wrong phases and missing capabilities.");

OBJECT_REFERENCE_CALLBACK(reference)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, IterateOverObjectsReachableFromObject, with.object, reference, NULL);
}

CONDITIONS("IterateOverObjectsReachableFromObject", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
