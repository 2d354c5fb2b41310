/* SPDX-License-Identifier: Apache-2.0 */

/* The arrays of heap.fields.Lengths, element by element. */
#ifndef ASSAY_HEAP_LENGTHS_H
#define ASSAY_HEAP_LENGTHS_H

#include <stdint.h>

#include "heap.h"

enum { ARRAY_COUNT = 40, SIZES_OF_A_TYPE = 5 };

static struct {
    jint length, reports;
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

static inline void compare_elements(int place, const void *elements, size_t width)
{
    if (elements == NULL && arrays[place].length > 0) {
        differs("elements of array %d: expected some, actual null", place);
        return;
    }
    for (jint i = 0; i < arrays[place].length; i++) {
        uint64_t expected = element_bits(place / SIZES_OF_A_TYPE, i);
        uint64_t actual = bits_at(elements, i, width);
        if (actual != expected) {
            differs("array %d, element %d: expected %llx, actual %llx", place, (int)i,
                    (unsigned long long)expected, (unsigned long long)actual);
            return;
        }
    }
}

/* Arrays are tagged with their places from 1 on, their classes with TAG_OF_CLASS and the number of
 * the type more. */
ARRAY_PRIMITIVE_VALUE_CALLBACK(compare_array)
{
    static const char types[] = "ZBCSIJFD";
    if (*tag < 1 || *tag > ARRAY_COUNT)
        return 0;
    int place = (int)*tag - 1, number = place / SIZES_OF_A_TYPE;
    arrays[place].reports++;
    take_size(*tag, size);
    if (class_tag != TAG_OF_CLASS + number)
        differs("class tag of array %d: expected %d, actual %d", place, TAG_OF_CLASS + number,
                (int)class_tag);
    if (type != (jvmtiPrimitiveType)types[number])
        differs("type of array %d: expected %c, actual %d", place, types[number], (int)type);
    else if (length != arrays[place].length)
        differs("length of array %d: expected %d, actual %d", place, (int)arrays[place].length,
                (int)length);
    else
        compare_elements(place, elements, element_size(type));
    return 0;
}

HEAP_REFERENCE_CALLBACK(visit_elements)
{
    return referrer_tag != NULL && *referrer_tag == TAG_OF_ARRAY ? JVMTI_VISIT_OBJECTS : 0;
}

static inline void tag_arrays(JNIEnv *jni, jobject values)
{
    tag_elements(jni, values);
    set_tag(values, TAG_OF_ARRAY);
    for (jsize i = 0; i < ARRAY_COUNT; i++) {
        jobject array = element(jni, values, i);
        arrays[i].length = (*jni)->GetArrayLength(jni, array);
        expect_size(jni, array, i + 1);
        if (i % SIZES_OF_A_TYPE == 0)
            set_tag(class_of(jni, array), TAG_OF_CLASS + i / SIZES_OF_A_TYPE);
        (*jni)->DeleteLocalRef(jni, array);
    }
}

static inline void say_comparison_of_arrays(const char *function, jvmtiError error)
{
    /* Whether one without elements is reported is left open. */
    for (int i = 0; i < ARRAY_COUNT; i++)
        if (arrays[i].reports > 1 || (arrays[i].reports == 0 && arrays[i].length > 0))
            differs("reports of array %d: expected 1, actual %d", i, (int)arrays[i].reports);
    compare_sizes();
    say("%s: %s, arrays %d", function, error_name(error), ARRAY_COUNT);
    say_first_difference();
}

static inline void follow_arrays(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .heap_reference_callback = visit_elements,
        .array_primitive_value_callback = compare_array,
    };
    tag_arrays(jni, values);
    say_comparison_of_arrays("FollowReferences",
                             ti(FollowReferences, 0, NULL, values, &callbacks, NULL));
}

static inline void iterate_arrays(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .array_primitive_value_callback = compare_array,
    };
    tag_arrays(jni, values);
    say_comparison_of_arrays(
        "IterateThroughHeap",
        ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

#endif
