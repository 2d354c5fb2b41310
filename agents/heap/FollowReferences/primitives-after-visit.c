/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the primitive values of an object after the object itself.");

static bool visited[9];

static const char *order(const char *what, jlong tag)
{
    char *text = assay_text();
    assay_append(text, "%s-%s", what, visited[tag] ? "after" : "before");
    return text;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (*tag > 0 && *tag < 9)
        visited[*tag] = true;
    return JVMTI_VISIT_OBJECTS;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag == 1 || *tag == 2)
        record("%s", order("field", *tag));
    return 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    if (*tag == 3 || *tag == 4)
        record("%s", order("array", *tag));
    return 0;
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    if (*tag == 5 || *tag == 6)
        record("%s", order("string", *tag));
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                    .primitive_field_callback = field,
                                    .array_primitive_value_callback = values,
                                    .string_primitive_value_callback = string};
    tag_elements(jni, array);
    jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    say_walk_in_one_line(error, "order");
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
