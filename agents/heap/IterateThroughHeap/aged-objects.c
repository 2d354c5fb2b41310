/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap walks report objects that are kept over no, one, two and three collections caused by allocation.");

enum { MOST = 5000 };

static int times[MOST + 1];

static void count(jlong tag)
{
    if (tag > 0 && tag <= MOST)
        times[tag]++;
}

HEAP_ITERATION_CALLBACK(object)
{
    count(*tag);
    return 0;
}

HEAP_OBJECT_CALLBACK(old_object)
{
    count(*tag);
    return JVMTI_ITERATION_CONTINUE;
}

/* The objects are in their order of age. */
static void compare(jsize objects, const char *what, jvmtiError error)
{
    for (jsize i = 1; i <= objects; i++)
        if (times[i] != 1)
            differs("reports of object %d of %d: expected 1, actual %d", i, objects, times[i]);
    say("%s: %s", what, error_name(error));
    say_first_difference();
    memset(times, 0, sizeof times);
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    jsize objects = (*jni)->GetArrayLength(jni, array);
    jclass klass = class_of(jni, element(jni, array, 0));
    for (jsize i = 0; i < objects; i++) {
        jobject aged = element(jni, array, i);
        set_tag(aged, i + 1);
        (*jni)->DeleteLocalRef(jni, aged);
    }
    compare(objects, "IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
    compare(objects, "of the class", ti(IterateThroughHeap, 0, klass, &callbacks, NULL));
    compare(objects, "IterateOverHeap",
            ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
    compare(objects, "IterateOverInstancesOfClass",
            ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
}

/* Bulk oracle: a thousand objects of each age. */
TEST(.target = "heap.graph.Aging", .vm_args = LIST("-Xmx64m"), .probe = observe,
     .needs = {.can_tag_objects = 1});
