/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences calls no callback after one has returned VISIT_ABORT.");

static jint control = JVMTI_VISIT_ABORT;

HEAP_REFERENCE_CALLBACK(reference)
{
    record("reference");
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

static void abandon(const char *what, jvmtiHeapCallbacks callbacks, jobject array)
{
    jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    say_walk_in_one_line(error, "%s%s", what, control == JVMTI_VISIT_ABORT ? "" : " with OBJECTS");
}

static void observe(JNIEnv *jni, jobject array)
{
    for (int i = 0; i < 2; i++, control |= JVMTI_VISIT_OBJECTS) {
        abandon("reference callback", (jvmtiHeapCallbacks){.heap_reference_callback = reference},
                array);
        abandon("field callback", (jvmtiHeapCallbacks){.primitive_field_callback = field}, array);
        abandon("array callback", (jvmtiHeapCallbacks){.array_primitive_value_callback = values},
                array);
        abandon("string callback", (jvmtiHeapCallbacks){.string_primitive_value_callback = string},
                array);
    }
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
