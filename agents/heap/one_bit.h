/* SPDX-License-Identifier: Apache-2.0 */

/* The tags of sixty-four objects, such as those of heap.filters.OneBit: callbacks change one bit of the tag of
 * each, in each another one. */
#ifndef ASSAY_HEAP_ONE_BIT_H
#define ASSAY_HEAP_ONE_BIT_H

#include "heap.h"

enum { OBJECTS = 64 };

/* Which bit of a tag is changed next, from 0. */
static int next_bit;

/* For callbacks: changes the tag if it is as say_changed_bits set it, and no other. */
static inline void change_bit(jlong *tag)
{
    if (tag != NULL && *tag == WIDE_TAG && next_bit < OBJECTS)
        *tag ^= (jlong)(1ULL << next_bit++);
}

/* The callbacks for primitive values. */
#define CHANGE_BIT_BY_VALUES(FIELD, ARRAY, STRING)                                                 \
    PRIMITIVE_FIELD_CALLBACK(FIELD)                                                                \
    {                                                                                              \
        change_bit(tag);                                                                           \
        return 0;                                                                                  \
    }                                                                                              \
    ARRAY_PRIMITIVE_VALUE_CALLBACK(ARRAY)                                                          \
    {                                                                                              \
        change_bit(tag);                                                                           \
        return 0;                                                                                  \
    }                                                                                              \
    STRING_PRIMITIVE_VALUE_CALLBACK(STRING)                                                        \
    {                                                                                              \
        change_bit(tag);                                                                           \
        return 0;                                                                                  \
    }

/* Sets the tags of the objects, calls `walk`, and says which bits have been changed: in hexadecimal those
 * that were in one object each and alone. */
static inline void say_changed_bits(JNIEnv *jni, const char *what, jobjectArray objects,
                                    jvmtiError (*walk)(jobjectArray objects))
{
    jlong bits = 0;
    next_bit = 0;
    for (jsize i = 0; i < OBJECTS; i++) {
        jobject object = element(jni, objects, i);
        set_tag(object, WIDE_TAG);
        (*jni)->DeleteLocalRef(jni, object);
    }
    jvmtiError error = walk(objects);
    for (jsize i = 0; i < OBJECTS; i++) {
        jobject object = element(jni, objects, i);
        jlong changed = tag_of(object) ^ WIDE_TAG;
        for (int bit = 0; bit < OBJECTS; bit++)
            if ((unsigned long long)changed == 1ULL << bit)
                bits ^= changed;
        (*jni)->DeleteLocalRef(jni, object);
    }
    say("%s: %s, changed bits %016llx", what, error_name(error), (unsigned long long)bits);
}

/* Sixty-four new objects: of heap.filters.OneBit, int arrays, arrays that refer to one object, or strings. */
enum sort { WITH_FIELD, INT_ARRAYS, OBJECT_ARRAYS, STRINGS };

static inline jobjectArray new_objects(JNIEnv *jni, enum sort sort)
{
    jclass object_class = find_class(jni, "java/lang/Object");
    jclass klass = find_class(jni, "heap/filters/OneBit");
    jobject referree = (*jni)->AllocObject(jni, object_class);
    jobjectArray objects = (*jni)->NewObjectArray(jni, OBJECTS, object_class, NULL);
    for (jsize i = 0; i < OBJECTS; i++) {
        jobject object = sort == WITH_FIELD   ? (*jni)->AllocObject(jni, klass)
                         : sort == INT_ARRAYS ? (*jni)->NewIntArray(jni, 1)
                         : sort == STRINGS    ? (*jni)->NewStringUTF(jni, "text")
                                           : (*jni)->NewObjectArray(jni, 1, object_class, referree);
        (*jni)->SetObjectArrayElement(jni, objects, i, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    return objects;
}

#endif
