/* SPDX-License-Identifier: Apache-2.0 */
#include "../states.h"

TITLE("IterateThroughHeap reports only instances of klass, whatever the heap contains.");

HEAP_ITERATION_CALLBACK(object)
{
    return note_state(*tag, class_tag);
}

static jvmtiError walk(jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = note_field,
                                                 .array_primitive_value_callback = note_array,
                                                 .string_primitive_value_callback = note_string};
    return ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject array)
{
    say_instances(jni, walk);
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
