/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The heap iterations visit unreachable objects that have not been freed.");

HEAP_ITERATION_CALLBACK(object)
{
    count_report(*tag, user_data);
    return 0;
}

HEAP_OBJECT_CALLBACK(old_object)
{
    count_report(*tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    return ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
}

static jvmtiError old_walk(jclass klass)
{
    return ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass thing = find_class(jni, "heap/graph/Thing");
    say_unreachable(jni, "IterateThroughHeap", thing, walk);
    say_unreachable(jni, "IterateOverHeap", thing, old_walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
