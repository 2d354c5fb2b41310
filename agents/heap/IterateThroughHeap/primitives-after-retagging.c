/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Callbacks for primitive values see the tag that the callback for the object set, and replace it.");

enum { PAIR_CLASS = 100, BEGUN = 1, VISITED, ONCE, TWICE };

HEAP_ITERATION_CALLBACK(object)
{
    if (*tag == BEGUN)
        *tag = VISITED;
    return JVMTI_VISIT_OBJECTS;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    return object(class_tag, size, tag, length, user_data);
}

static jint advance(const char *what, jlong *tag)
{
    if (*tag > 0 && *tag < TWICE)
        record("%s with tag %d", what, (int)(*tag)++);
    return 0;
}

/* A string may have such fields, too. */
PRIMITIVE_FIELD_CALLBACK(field)
{
    return class_tag == PAIR_CLASS ? advance("field", tag) : 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return advance("array", tag);
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    return advance("string", tag);
}

/* Two objects with two fields each, two arrays, two strings. */
static void observe(JNIEnv *jni, jobject array)
{
    const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                          .heap_iteration_callback = object,
                                          .primitive_field_callback = field,
                                          .array_primitive_value_callback = values,
                                          .string_primitive_value_callback = string};
    set_tag(class_of(jni, element(jni, array, 0)), PAIR_CLASS);
    for (jsize i = 0; i < 6; i++)
        set_tag(element(jni, array, i), BEGUN);
    say_walk("walk", is_case("FollowReferences")
                         ? ti(FollowReferences, 0, NULL, array, &callbacks, NULL)
                         : ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
    for (jsize i = 0; i < 6; i++)
        say("element %d: tag %d", (int)i, (int)tag_of(element(jni, array, i)));
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("FollowReferences", "IterateThroughHeap"));
