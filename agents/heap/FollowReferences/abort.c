/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("After a callback returned VISIT_ABORT no callback comes any more.");

static jint control = JVMTI_VISIT_ABORT;

REFERENCE(reference)
{
    seen("reference");
    return control;
}

FIELD(field)
{
    seen("field");
    return control;
}

ARRAY(values)
{
    seen("array");
    return control;
}

STRING(string)
{
    seen("string");
    return control;
}

static void abandon(const char *what, jvmtiHeapCallbacks callbacks, jobject array)
{
    jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    say_seen(error, "%s", what);
}

static void observe(JNIEnv *jni, jobject array)
{
    abandon("reference callback", (jvmtiHeapCallbacks){.heap_reference_callback = reference},
            array);
    abandon("field callback", (jvmtiHeapCallbacks){.primitive_field_callback = field}, array);
    abandon("array callback", (jvmtiHeapCallbacks){.array_primitive_value_callback = values},
            array);
    abandon("string callback", (jvmtiHeapCallbacks){.string_primitive_value_callback = string},
            array);
    control |= JVMTI_VISIT_OBJECTS;
    abandon("ABORT|OBJECTS", (jvmtiHeapCallbacks){.heap_reference_callback = reference}, array);
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
