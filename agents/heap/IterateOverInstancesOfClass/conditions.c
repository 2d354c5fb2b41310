/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "conditions.h"

TITLE("IterateOverInstancesOfClass refuses unattached threads, wrong phases and missing capabilities.");

HEAP_OBJECT_CALLBACK(object)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, IterateOverInstancesOfClass, with.klass, JVMTI_HEAP_OBJECT_EITHER, object,
                 NULL);
}

CONDITIONS("IterateOverInstancesOfClass", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
