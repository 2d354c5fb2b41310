/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The tag that a callback of a heap walk writes when it ends the walk becomes the object's.");

enum { PAIR = 2, ELEMENTS = 6 };

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

/* The elements are, by pairs, objects with fields, arrays and strings. */
struct callback {
    const char *name;
    jvmtiHeapCallbacks callbacks;
    jsize begin, end; /* of the elements for which it may come */
};

/* Walks when the first elements have one tag. One of those for which the callback comes has the other
 * then, and the rest keep theirs. */
static void walk(JNIEnv *jni, const struct callback *callback, const char *change, jobject array,
                 jsize count, jlong from, jlong to)
{
    int changed = 0, kept = 0;
    old_tag = from;
    new_tag = to;
    for (jsize i = 0; i < count; i++)
        set_tag(element(jni, array, i), from);
    jvmtiError error = is_case("FollowReferences")
                           ? ti(FollowReferences, 0, NULL, array, &callback->callbacks, NULL)
                           : ti(IterateThroughHeap, 0, NULL, &callback->callbacks, NULL);
    for (jsize i = 0; i < count; i++) {
        jlong tag = tag_of(element(jni, array, i));
        changed += tag == to && i >= callback->begin && i < callback->end;
        kept += tag == from;
    }
    say("%s callback, %s: %s, %s %d, kept %d", callback->name, change, error_name(error), change,
        changed, kept);
}

static void observe(JNIEnv *jni, jobject array)
{
    static const struct callback each[] = {
        {"object",
         {.heap_reference_callback = reference, .heap_iteration_callback = object},
         0,
         ELEMENTS},
        {"field", {.primitive_field_callback = field}, 0, ELEMENTS},
        {"array", {.array_primitive_value_callback = values}, 2, 4},
        {"string", {.string_primitive_value_callback = string}, 4, 6},
    };
    set_tag(class_of(jni, element(jni, array, 0)), TAG_OF_CLASS);
    for (int i = 0; i < 4; i++) {
        if (each[i].begin == 0)
            walk(jni, &each[i], "set", array, PAIR, 0, 1);
        walk(jni, &each[i], "changed", array, ELEMENTS, 1, WIDE_TAG);
        walk(jni, &each[i], "cleared", array, ELEMENTS, 1, 0);
    }
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("FollowReferences", "IterateThroughHeap"));
