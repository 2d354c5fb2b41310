/* SPDX-License-Identifier: Apache-2.0 */
#include "../states.h"

TITLE("IterateThroughHeap reports nothing that heap filters hide, whatever the heap contains.");

HEAP_ITERATION_CALLBACK(object)
{
    return note_state(*tag, class_tag);
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = note_field,
                                                 .array_primitive_value_callback = note_array,
                                                 .string_primitive_value_callback = note_string};
    tag_everywhere(jni, array);
    FOR_EACH_FILTER (filter)
        say_states(ti(IterateThroughHeap, filter, NULL, &callbacks, NULL), filter);
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
