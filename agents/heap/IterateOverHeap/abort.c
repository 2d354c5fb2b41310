/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverHeap stops at once after ITERATION_ABORT.");

static void observe(JNIEnv *jni, jobject subject)
{
    calls = 0;
    answer = JVMTI_ITERATION_ABORT;
    jvmtiError error = ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, record_thing, &answer);
    say("IterateOverHeap: %s, %d calls", error_name(error), calls);
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
