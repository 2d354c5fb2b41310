/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap with java.lang.Class as klass reports class objects only.");

HEAP_ITERATION_CALLBACK(object)
{
    if (*tag != 0)
        record("%s", *tag == 1 ? "First" : *tag == 2 ? "Second" : "other");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    tag_elements(jni, array);
    set_tag(array, TAG_OF_ARRAY);
    jclass klass = find_class(jni, "java/lang/Class");
    jvmtiError error = ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    say_walk_in_one_line(error, "klass Class");
}

TEST(.target = "heap.filters.Statics", .probe = observe, .needs = {.can_tag_objects = 1});
