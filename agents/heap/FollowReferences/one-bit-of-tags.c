/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_bit.h"

TITLE("Every kind of callback of FollowReferences changes any single bit of a tag.");

HEAP_REFERENCE_CALLBACK(reference)
{
    change_bit(tag);
    return JVMTI_VISIT_OBJECTS;
}

HEAP_REFERENCE_CALLBACK(from_referrer)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && referrer_tag != NULL)
        change_bit(referrer_tag);
    return JVMTI_VISIT_OBJECTS;
}

CHANGE_BIT_BY_VALUES(field, values, string)

static jvmtiHeapCallbacks callbacks;

static jvmtiError walk(jobjectArray objects)
{
    return ti(FollowReferences, 0, NULL, objects, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    callbacks = (jvmtiHeapCallbacks){.heap_reference_callback = reference};
    say_changed_bits(jni, "referree", new_objects(jni, WITH_FIELD), walk);
    callbacks = (jvmtiHeapCallbacks){.heap_reference_callback = from_referrer};
    say_changed_bits(jni, "referrer", new_objects(jni, OBJECT_ARRAYS), walk);
    callbacks = (jvmtiHeapCallbacks){.primitive_field_callback = field};
    say_changed_bits(jni, "field callback", new_objects(jni, WITH_FIELD), walk);
    callbacks = (jvmtiHeapCallbacks){.array_primitive_value_callback = values};
    say_changed_bits(jni, "array callback", new_objects(jni, INT_ARRAYS), walk);
    callbacks = (jvmtiHeapCallbacks){.string_primitive_value_callback = string};
    say_changed_bits(jni, "string callback", new_objects(jni, STRINGS), walk);
}

TEST(.target = "heap.filters.OneBit", .probe = observe, .needs = {.can_tag_objects = 1});
