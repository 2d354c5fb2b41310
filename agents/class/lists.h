/* SPDX-License-Identifier: Apache-2.0 */

/* Lists of classes as functions return them. */
#ifndef ASSAY_CLASS_LISTS_H
#define ASSAY_CLASS_LISTS_H

#include "assay.h"

static inline int times_in(JNIEnv *jni, jclass klass, jint count, const jclass *classes)
{
    int times = 0;
    for (jint i = 0; i < count; i++)
        times += (*jni)->IsSameObject(jni, classes[i], klass);
    return times;
}

static inline jobject element(JNIEnv *jni, jobject array, jsize index)
{
    return (*jni)->GetObjectArrayElement(jni, array, index);
}

/* Subjects of the probe of classes.HiddenClasses. */
enum { HIDDEN, HIDDEN_FACE, HIDDEN_ARRAY, HIDDEN_ARRAY_2, NOT_HIDDEN, HIDDEN_COUNT };
static const char *const hidden_names[] = {"hidden class", "hidden interface",
                                           "array of hidden class", "array of arrays of it",
                                           "ordinary class"};

#endif
