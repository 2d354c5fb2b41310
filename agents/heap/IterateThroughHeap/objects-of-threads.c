/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap iterations report the objects that several threads have just made, once each.");

enum { THREADS = 6, THINGS = 1000, WALKS = 10 };

static int calls, tagged;

HEAP_ITERATION_CALLBACK(object)
{
    calls++;
    tagged += *tag != 0;
    *tag = 1;
    return 0;
}

HEAP_OBJECT_CALLBACK(old_object)
{
    calls++;
    tagged += *tag != 0;
    *tag = 1;
    return JVMTI_ITERATION_CONTINUE;
}

/* In the first walk nothing is tagged, and in the others everything. */
static void compare(int walk, const char *function, jvmtiError error)
{
    int expected = walk == 0 ? 0 : THREADS * THINGS;
    if (error != JVMTI_ERROR_NONE || calls != THREADS * THINGS || tagged != expected)
        differs_in_order("walk %d: expected %d things, %d tagged, actual %s by %s, %d, %d", walk,
                         THREADS * THINGS, expected, error_name(error), function, calls, tagged);
    calls = tagged = 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    jclass thing = find_class(jni, "heap/graph/Thing");
    for (int walk = 0; walk < WALKS; walk++)
        if (walk % 2 == 0)
            compare(walk, "IterateThroughHeap", ti(IterateThroughHeap, 0, thing, &callbacks, NULL));
        else
            compare(
                walk, "IterateOverInstancesOfClass",
                ti(IterateOverInstancesOfClass, thing, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
    say_first_difference();
}

/* Bulk oracle: six thousand objects in ten walks. */
TEST(.target = "heap.graph.Makers", .probe = observe, .needs = {.can_tag_objects = 1});
