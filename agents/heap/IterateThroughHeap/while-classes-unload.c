/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap visits all kept instances while classes are loaded and unloaded.");

enum { KEPT_CLASS = 7, KEPT = 100, WALKS = 20 };

static jlong sum; /* of what is read, so that it is read */

HEAP_ITERATION_CALLBACK(object)
{
    *(int *)own_data(user_data) += class_tag == KEPT_CLASS;
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    sum += value.b + info->field.index;
    return 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(array)
{
    sum += length > 0 ? *(const jbyte *)elements : 0;
    return 0;
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    sum += length > 0 ? value[length - 1] : 0;
    return 0;
}

static void observe(JNIEnv *jni, jobject things)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = array,
                                                 .string_primitive_value_callback = string};
    set_tag(class_of(jni, element(jni, things, 0)), KEPT_CLASS);
    for (int i = 0; i < WALKS; i++) {
        int count = 0;
        if (i % 4 == 0)
            must(ForceGarbageCollection);
        jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, &count);
        if (error != JVMTI_ERROR_NONE || count != KEPT)
            differs_in_order("walk %d: expected %s, %d instances, actual %s, %d", i,
                             error_name(JVMTI_ERROR_NONE), KEPT, error_name(error), count);
    }
    say_first_difference();
}

/* Bulk oracle: the instances of twenty walks. */
TEST(.target = "heap.graph.UnloadedMeanwhile", .probe = observe, .needs = {.can_tag_objects = 1});
