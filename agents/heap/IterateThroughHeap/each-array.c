/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap reports length and class tag of arrays of each type, empty ones too.");

HEAP_ITERATION_CALLBACK(see)
{
    if (has_name(tag) && strstr(object_name(*tag), " array of ") != NULL)
        record("%s in %s: length %d", object_name(*tag), object_name(class_tag), (int)length);
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    name_objects(jni, pairs);
    say_walk("IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.EachArray", .probe = observe, .needs = {.can_tag_objects = 1});
