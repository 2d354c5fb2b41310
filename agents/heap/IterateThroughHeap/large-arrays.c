/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap reports arrays of many megabytes, once each.");

HEAP_ITERATION_CALLBACK(see)
{
    if (has_name(tag))
        record("%s: length %d", object_name(*tag), (int)length);
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    name_objects(jni, pairs);
    say_walk("IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.LargeArrays", .probe = observe, .needs = {.can_tag_objects = 1});
