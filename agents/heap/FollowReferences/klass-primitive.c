/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences with the class of a primitive type as klass reports nothing.");

HEAP_REFERENCE_CALLBACK(reference)
{
    record("reference");
    return JVMTI_VISIT_OBJECTS;
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
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = array};
    name_objects(jni, pairs);
    jclass klass = object_named(jni, pairs, "int");
    jvmtiError error = ti(FollowReferences, 0, klass, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "klass int");
    klass = find_class(jni, "java/lang/String");
    error = ti(FollowReferences, 0, klass, NULL, &callbacks, NULL);
    say("klass String: %s, some: %s", error_name(error), truth(times_recorded("reference") > 0));
    forget_record();
}

TEST(.target = "heap.walk.Primitive", .probe = observe, .needs = {.can_tag_objects = 1});
