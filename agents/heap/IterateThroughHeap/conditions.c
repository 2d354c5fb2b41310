/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("IterateThroughHeap refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jvmtiHeapCallbacks none;
    return ti_in(env, IterateThroughHeap, 0, with.klass, &none, NULL);
}

CONDITIONS("IterateThroughHeap", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
