/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Every callback of IterateThroughHeap receives the user data of the call, including a null pointer.");

static int user;

static const char *data(const char *what, const void *user_data)
{
    char *text = assay_text();
    assay_append(text, "%s-%s", what,
                 user_data == NULL    ? "null"
                 : user_data == &user ? "ours"
                                      : "other");
    return text;
}

HEAP_ITERATION_CALLBACK(object)
{
    if (*tag == 1)
        record("%s", data("object", user_data));
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag == 1 && value.i == 1)
        record("%s", data("field", user_data));
    return 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    if (*tag == 3)
        record("%s", data("array", user_data));
    return 0;
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    if (*tag == 5)
        record("%s", data("string", user_data));
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                    .primitive_field_callback = field,
                                    .array_primitive_value_callback = values,
                                    .string_primitive_value_callback = string};
    tag_elements(jni, array);
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, &user);
    say_walk_in_one_line(error, "user data");
    error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "null");
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
