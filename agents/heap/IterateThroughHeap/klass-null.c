/* SPDX-License-Identifier: Apache-2.0 */
#include "../subclasses.h"

TITLE("IterateThroughHeap with a null klass reports instances of all classes.");

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
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "klass null");
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
