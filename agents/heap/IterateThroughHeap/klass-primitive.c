/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap with the class of a primitive type as klass reports nothing.");

HEAP_ITERATION_CALLBACK(object)
{
    record("object");
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    record("field");
    return 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(array)
{
    record("array");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = array};
    name_objects(jni, pairs);
    jclass klass = object_named(jni, pairs, "int");
    jvmtiError error = ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    say_walk_in_one_line(error, "klass int");
    klass = find_class(jni, "java/lang/String");
    error = ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    say("klass String: %s, some: %s", error_name(error), truth(times_recorded("object") > 0));
    forget_record();
}

TEST(.target = "heap.walk.Primitive", .probe = observe, .needs = {.can_tag_objects = 1});
