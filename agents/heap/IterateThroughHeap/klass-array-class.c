/* SPDX-License-Identifier: Apache-2.0 */
#include "../subclasses.h"

TITLE("IterateThroughHeap with an array class as klass reports the arrays of exactly that class.");

HEAP_ITERATION_CALLBACK(object)
{
    if (*tag != 0)
        record("%s", NAME_BY_TAG(class_names, *tag));
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    tag_elements(jni, array);
    for (jsize i = 3; i < 8; i++) {
        jclass klass = class_of(jni, element(jni, array, i));
        jvmtiError error = ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
        say_walk_in_one_line(error, "klass %s", class_names[i + 1]);
    }
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
