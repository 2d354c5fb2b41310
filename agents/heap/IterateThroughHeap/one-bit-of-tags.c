/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_bit.h"

TITLE("Every kind of callback of IterateThroughHeap changes any single bit of a tag.");

HEAP_ITERATION_CALLBACK(object)
{
    change_bit(tag);
    return 0;
}

CHANGE_BIT_BY_VALUES(field, values, string)

static jvmtiHeapCallbacks callbacks;

static jvmtiError walk(jobjectArray objects)
{
    return ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    callbacks = (jvmtiHeapCallbacks){.heap_iteration_callback = object};
    say_changed_bits(jni, "object callback", new_objects(jni, WITH_FIELD), walk);
    callbacks = (jvmtiHeapCallbacks){.primitive_field_callback = field};
    say_changed_bits(jni, "field callback", new_objects(jni, WITH_FIELD), walk);
    callbacks = (jvmtiHeapCallbacks){.array_primitive_value_callback = values};
    say_changed_bits(jni, "array callback", new_objects(jni, INT_ARRAYS), walk);
    callbacks = (jvmtiHeapCallbacks){.string_primitive_value_callback = string};
    say_changed_bits(jni, "string callback", new_objects(jni, STRINGS), walk);
}

TEST(.target = "heap.filters.OneBit", .probe = observe, .needs = {.can_tag_objects = 1});
