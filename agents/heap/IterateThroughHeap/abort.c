/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap calls no callback after one has returned VISIT_ABORT.");

static jint control = JVMTI_VISIT_ABORT;

HEAP_ITERATION_CALLBACK(object)
{
    record("object");
    return control;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    record("field");
    return control;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    record("array");
    return control;
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    record("string");
    return control;
}

static void abandon(const char *what, jvmtiHeapCallbacks callbacks, jint filter)
{
    jvmtiError error = ti(IterateThroughHeap, filter, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "%s", what);
}

static void observe(JNIEnv *jni, jobject array)
{
    abandon("object callback", (jvmtiHeapCallbacks){.heap_iteration_callback = object}, 0);
    abandon("field callback", (jvmtiHeapCallbacks){.primitive_field_callback = field}, 0);
    abandon("array callback", (jvmtiHeapCallbacks){.array_primitive_value_callback = values}, 0);
    abandon("string callback", (jvmtiHeapCallbacks){.string_primitive_value_callback = string}, 0);
    tag_elements(jni, array);
    abandon("all callbacks, of tagged objects",
            (jvmtiHeapCallbacks){.heap_iteration_callback = object,
                                 .primitive_field_callback = field,
                                 .array_primitive_value_callback = values,
                                 .string_primitive_value_callback = string},
            JVMTI_HEAP_FILTER_UNTAGGED);
    control |= JVMTI_VISIT_OBJECTS;
    abandon("ABORT|OBJECTS", (jvmtiHeapCallbacks){.heap_iteration_callback = object}, 0);
    abandon("ABORT|OBJECTS", (jvmtiHeapCallbacks){.primitive_field_callback = field}, 0);
    abandon("ABORT|OBJECTS", (jvmtiHeapCallbacks){.array_primitive_value_callback = values}, 0);
    abandon("ABORT|OBJECTS", (jvmtiHeapCallbacks){.string_primitive_value_callback = string}, 0);
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
