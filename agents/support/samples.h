/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The target classes.Samples, which calls the probe with an array of classes of all kinds.
 *
 *     static void observe(JNIEnv *jni, jobject samples)
 *     {
 *         jclass klass = sample(jni, samples, SAMPLE_ENUM);
 *         jfieldID field;
 *         FOR_FIELDS(klass, field)
 *         {
 *             say("%s", field_name(klass, field));
 *         }
 *     }
 *
 *     TEST(.target = "classes.Samples", .probe = observe);
 */
#ifndef ASSAY_SAMPLES_H
#define ASSAY_SAMPLES_H

#include "assay.h"

/* Places in the array. SAMPLE_LEFT is an interface, SAMPLE_MARK an annotation type. */
enum sample {
    SAMPLE,
    SAMPLE_BASE,
    SAMPLE_LEFT,
    SAMPLE_ENUM,
    SAMPLE_MARK,
    SAMPLE_ARRAY,
    SAMPLE_ARRAY_2,
    INT_ARRAY,
    LEFT_ARRAY,
    INT,
    VOID,
    SAMPLE_COUNT
};

/* A local reference to one of the classes. */
jclass sample(JNIEnv *jni, jobject samples, enum sample which);

/* Arrays and primitives, for which most functions have rules of their own. */
#define FOR_ARRAYS_AND_PRIMITIVES(WHICH)                                                           \
    for (enum sample WHICH = SAMPLE_ARRAY; WHICH < SAMPLE_COUNT; WHICH++)

/* All fields that the class declares, in the order of GetClassFields. */
#define FOR_FIELDS(KLASS, FIELD)                                                                   \
    for (struct field_list list = list_fields(KLASS);                                              \
         list.next < list.count && ((FIELD) = list.fields[list.next], true); list.next++)

struct field_list {
    jint count;
    jint next;
    jfieldID *fields;
};

struct field_list list_fields(jclass klass);

/* The name of a field without its class, by `must`. */
const char *field_name(jclass klass, jfieldID field);

#endif
