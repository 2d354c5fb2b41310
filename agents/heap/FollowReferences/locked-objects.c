/* SPDX-License-Identifier: Apache-2.0 */
#include "../locked.h"

TITLE("FollowReferences follows and tags objects whose monitors are owned, and they stay owned.");

HEAP_REFERENCE_CALLBACK(number)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        *tag = base + 1 + info->array.index;
    return 0;
}

static void observe(JNIEnv *jni, jobject things)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = number};
    begin_walk(jni, things);
    jvmtiError error = ti(FollowReferences, 0, NULL, things, &callbacks, NULL);
    compare_with_indices(jni, things);
    end_walk(jni, things, "FollowReferences", error);
}

TEST(.target = "heap.graph.Locked", .probe = observe, .needs = {.can_tag_objects = 1});
