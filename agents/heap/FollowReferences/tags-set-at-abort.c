/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The tag that a callback of a heap walk writes when it ends the walk becomes the object's.");

enum { PAIRS = 2, ELEMENTS = 6 };

static jlong old_tag, new_tag; /* of the objects looked for, and what the first one gets */

/* What has no tag is known by the tag of its class. */
static jint set_once(jlong class_tag, jlong *tag)
{
    if (*tag != old_tag || (old_tag == 0 && class_tag != TAG_OF_CLASS))
        return JVMTI_VISIT_OBJECTS;
    *tag = new_tag;
    return JVMTI_VISIT_ABORT;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    return set_once(class_tag, tag);
}

HEAP_ITERATION_CALLBACK(object)
{
    return set_once(class_tag, tag);
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    return set_once(class_tag, tag);
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return set_once(class_tag, tag);
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    return set_once(class_tag, tag);
}

/* Walks when the first elements of the array have one tag, and says how many have the other then. */
static void walk(JNIEnv *jni, const char *what, jobject array, jsize count, jlong from, jlong to,
                 const jvmtiHeapCallbacks *callbacks)
{
    int changed = 0;
    old_tag = from;
    new_tag = to;
    for (jsize i = 0; i < count; i++)
        set_tag(element(jni, array, i), from);
    jvmtiError error = is_case("FollowReferences")
                           ? ti(FollowReferences, 0, NULL, array, callbacks, NULL)
                           : ti(IterateThroughHeap, 0, NULL, callbacks, NULL);
    for (jsize i = 0; i < count; i++)
        changed += tag_of(element(jni, array, i)) == to;
    say("%s: %s, %d of %d", what, error_name(error), changed, (int)count);
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks objects = {.heap_reference_callback = reference,
                                               .heap_iteration_callback = object};
    static const jvmtiHeapCallbacks fields = {.primitive_field_callback = field};
    static const jvmtiHeapCallbacks arrays = {.array_primitive_value_callback = values};
    static const jvmtiHeapCallbacks strings = {.string_primitive_value_callback = string};
    set_tag(class_of(jni, element(jni, array, 0)), TAG_OF_CLASS);
    walk(jni, "object callback, set", array, PAIRS, 0, 1, &objects);
    walk(jni, "object callback, changed", array, ELEMENTS, 1, WIDE_TAG, &objects);
    walk(jni, "object callback, cleared", array, ELEMENTS, 1, 0, &objects);
    walk(jni, "field callback, set", array, PAIRS, 0, 1, &fields);
    walk(jni, "field callback, changed", array, ELEMENTS, 1, WIDE_TAG, &fields);
    walk(jni, "field callback, cleared", array, ELEMENTS, 1, 0, &fields);
    walk(jni, "array callback, changed", array, ELEMENTS, 1, WIDE_TAG, &arrays);
    walk(jni, "array callback, cleared", array, ELEMENTS, 1, 0, &arrays);
    walk(jni, "string callback, changed", array, ELEMENTS, 1, WIDE_TAG, &strings);
    walk(jni, "string callback, cleared", array, ELEMENTS, 1, 0, &strings);
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("FollowReferences", "IterateThroughHeap"));
