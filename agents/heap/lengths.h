/* SPDX-License-Identifier: Apache-2.0 */

/* The arrays of heap.fields.Lengths, element by element. */
#ifndef ASSAY_HEAP_LENGTHS_H
#define ASSAY_HEAP_LENGTHS_H

#include <stdint.h>

#include "heap.h"
#include "values.h"

enum { ARRAY_COUNT = 40, SIZES_OF_A_TYPE = 5 };

static struct array_record {
    jvmtiPrimitiveType type;
    jint length, right;
    int count;
    bool right_class;
} arrays[ARRAY_COUNT];

/* The bits of an element as the target made it, in the low bytes. */
static inline uint64_t element_bits(int type, jint index)
{
    uint64_t bits = ((uint64_t)index + 1) * 0x9e3779b97f4a7c15u
                    + (uint64_t)type * 0x5851f42d4c957f2du;
    uint64_t high = bits >> 32;
    switch (type) {
    case 0:
        return bits >> 63;
    case 1:
        return high & 0xff;
    case 2:
    case 3:
        return high & 0xffff;
    case 4:
        return high;
    case 5:
        return bits;
    case 6:
        return high & ~(uint64_t)0x40000000;
    default:
        return bits & ~((uint64_t)1 << 62);
    }
}

static inline uint64_t bits_at(const void *elements, jint index, size_t width)
{
    const char *at = (const char *)elements + (size_t)index * width;
    uint8_t one;
    uint16_t two;
    uint32_t four;
    uint64_t eight;
    switch (width) {
    case 1:
        return memcpy(&one, at, 1), one;
    case 2:
        return memcpy(&two, at, 2), two;
    case 4:
        return memcpy(&four, at, 4), four;
    default:
        return memcpy(&eight, at, 8), eight;
    }
}

/* Arrays are tagged with their places from 1 on, their classes with a thousand more than
 * the number of the type. */
ARRAY_PRIMITIVE_VALUE_CALLBACK(see_each_array)
{
    if (*tag < 1 || *tag > ARRAY_COUNT)
        return 0;
    struct array_record *record = &arrays[*tag - 1];
    int number = (int)(*tag - 1) / SIZES_OF_A_TYPE;
    record->count++;
    record->type = type;
    record->length = length;
    record->right = 0;
    for (jint i = 0; i < length; i++)
        record->right += bits_at(elements, i, width_of(type)) == element_bits(number, i);
    take_size(*tag, size);
    record->right_class = class_tag == TAG_OF_CLASS + number;
    return 0;
}

HEAP_REFERENCE_CALLBACK(see_elements)
{
    return referrer_tag != NULL && *referrer_tag == TAG_OF_ARRAY ? JVMTI_VISIT_OBJECTS : 0;
}

static inline void tag_arrays(JNIEnv *jni, jobject values)
{
    tag_elements(jni, values);
    set_tag(values, TAG_OF_ARRAY);
    for (jsize i = 0; i < ARRAY_COUNT; i++) {
        jobject array = element(jni, values, i);
        expect_size(jni, array, i + 1);
        if (i % SIZES_OF_A_TYPE == 0)
            set_tag(class_of(jni, array), TAG_OF_CLASS + i / SIZES_OF_A_TYPE);
        (*jni)->DeleteLocalRef(jni, array);
    }
}

static inline void say_arrays(const char *function, jvmtiError error)
{
    say("%s: %s", function, error_name(error));
    for (int i = 0; i < ARRAY_COUNT; i++) {
        struct array_record *it = &arrays[i];
        if (it->count == 0)
            continue;
        say("%s of %d: %d right, size %s, class tag %s%s", primitive_type(it->type),
            (int)it->length, (int)it->right, is_size_right(i + 1) ? "right" : "wrong",
            it->right_class ? "right" : "wrong", it->count > 1 ? ", more than once" : "");
    }
}

static inline void follow_arrays(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .heap_reference_callback = see_elements,
        .array_primitive_value_callback = see_each_array,
    };
    tag_arrays(jni, values);
    say_arrays("FollowReferences", ti(FollowReferences, 0, NULL, values, &callbacks, NULL));
}

static inline void iterate_arrays(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .array_primitive_value_callback = see_each_array,
    };
    tag_arrays(jni, values);
    say_arrays("IterateThroughHeap",
               ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

#endif
