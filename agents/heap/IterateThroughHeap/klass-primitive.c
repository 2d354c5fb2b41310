/* SPDX-License-Identifier: Apache-2.0 */
#include "../walk.h"

TITLE("With the class of a primitive type as klass nothing is reported.");

OBJECT(object)
{
    seen("object");
    return 0;
}

FIELD(field)
{
    seen("field");
    return 0;
}

ARRAY(array)
{
    seen("array");
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
    say_seen(error, "klass int");
}

TEST(.target = "heap.walk.Primitive", .probe = observe, .needs = {.can_tag_objects = 1});
