/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverHeap stops at once after ITERATION_ABORT.");

static void observe(JNIEnv *jni, jobject subject)
{
    things_begin(JVMTI_ITERATION_ABORT);
    jvmtiError error = ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, things_see, &seen);
    say("IterateOverHeap: %s, %d calls", error_name(error), seen.calls);
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
