/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Every kind of callback of IterateThroughHeap sets, changes and clears tags of 64 bits.");

enum { TAGGED = 1, CHANGED, LEFT_ALONE };

/* The array's elements are, by pairs, objects with fields, int arrays and strings. What is
 * tagged loses its tag, but for the first object, whose tag changes. */
static jint retag(jlong *tag)
{
    *tag = *tag == CHANGED ? WIDE_TAG : *tag == TAGGED ? 0 : *tag;
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ITERATION_CALLBACK(object)
{
    return retag(tag);
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    return retag(tag);
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return retag(tag);
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    if (length == 1 && value[0] == 'b' && *tag == 0)
        *tag = -WIDE_TAG;
    return retag(tag);
}

/* A string has primitive fields, or none; what they are is up to the class library. */
static void walk(JNIEnv *jni, const char *what, jobject array, jvmtiHeapCallbacks callbacks)
{
    char *text = assay_text();
    for (jsize i = 0; i < 6; i++)
        set_tag(element(jni, array, i), i == 5 ? 0
                                        : i == 4 && callbacks.primitive_field_callback != NULL
                                            ? LEFT_ALONE
                                        : i % 2 == 0 ? CHANGED
                                                     : TAGGED);
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    for (jsize i = 0; i < 6; i++)
        assay_append(text, " %s%s", written_tag(tag_of(element(jni, array, i))), i == 5 ? "" : ",");
    say("%s: %s%s", what, error_name(error), text);
}

static void observe(JNIEnv *jni, jobject array)
{
    walk(jni, "object callback", array, (jvmtiHeapCallbacks){.heap_iteration_callback = object});
    walk(jni, "field callback", array, (jvmtiHeapCallbacks){.primitive_field_callback = field});
    walk(jni, "array callback", array,
         (jvmtiHeapCallbacks){.array_primitive_value_callback = values});
    walk(jni, "string callback", array,
         (jvmtiHeapCallbacks){.string_primitive_value_callback = string});
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
