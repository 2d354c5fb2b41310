/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IterateThroughHeap is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jvmtiHeapCallbacks none;
    return ti_in(env, IterateThroughHeap, 0, with.klass, &none, NULL);
}

REFUSED("IterateThroughHeap", .needs = {.can_tag_objects = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
