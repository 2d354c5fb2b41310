/* SPDX-License-Identifier: Apache-2.0 */
#include "../locked.h"

TITLE("IterateThroughHeap visits and tags objects whose monitors are owned, and they stay owned.");

HEAP_ITERATION_CALLBACK(number)
{
    *tag = base + ++*(int *)own_data(user_data);
    return 0;
}

static void observe(JNIEnv *jni, jobject things)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = number};
    int visited = 0;
    jclass klass = class_of(jni, element(jni, things, 0));
    begin_walk(jni, things);
    jvmtiError error = ti(IterateThroughHeap, 0, klass, &callbacks, &visited);
    end_walk(jni, things, "IterateThroughHeap", error);
}

TEST(.target = "heap.graph.Locked", .probe = observe, .needs = {.can_tag_objects = 1});
