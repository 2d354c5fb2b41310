/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "conditions.h"

TITLE("IterateOverHeap refuses unattached threads, wrong phases and missing capabilities.");

HEAP_OBJECT_CALLBACK(object)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, object, NULL);
}

CONDITIONS("IterateOverHeap", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
