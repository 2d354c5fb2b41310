/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap iterations report the objects that several threads have just made, once each.");

enum { THREADS = 6, THINGS = 1000, WALKS = 10 };

static int calls, tagged;
static jlong walk; /* with whose number things have been tagged by the walk before */

HEAP_ITERATION_CALLBACK(object)
{
    calls++;
    tagged += *tag == walk;
    *tag = walk + 1;
    return 0;
}

HEAP_OBJECT_CALLBACK(old_object)
{
    calls++;
    tagged += *tag == walk;
    *tag = walk + 1;
    return JVMTI_ITERATION_CONTINUE;
}

static void compare(const char *function, jvmtiError error)
{
    if (error != JVMTI_ERROR_NONE || calls != THREADS * THINGS || tagged != calls)
        differs_in_order("walk %d: expected %d things, each once, actual %s by %s, %d, %d",
                         (int)walk, THREADS * THINGS, error_name(error), function, calls, tagged);
    calls = tagged = 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    jclass thing = find_class(jni, "heap/graph/Thing");
    for (walk = 0; walk < WALKS; walk++)
        if (walk % 2 == 0)
            compare("IterateThroughHeap", ti(IterateThroughHeap, 0, thing, &callbacks, NULL));
        else
            compare("IterateOverInstancesOfClass", ti(IterateOverInstancesOfClass, thing,
                                                      JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
    say_first_difference();
}

/* Bulk oracle: six thousand objects in ten walks. */
TEST(.target = "heap.graph.Makers", .probe = observe, .needs = {.can_tag_objects = 1});
