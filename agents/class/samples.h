/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of the target classes.Samples, and access flags by name. */
#ifndef ASSAY_CLASS_SAMPLES_H
#define ASSAY_CLASS_SAMPLES_H

#include "assay.h"

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

static inline jclass sample(JNIEnv *jni, jobject samples, enum sample which)
{
    return (*jni)->GetObjectArrayElement(jni, samples, which);
}

/* Arrays and primitives, which most questions about classes answer in their own way. */
#define FOR_ARRAYS_AND_PRIMITIVES(WHICH)                                                           \
    for (enum sample WHICH = SAMPLE_ARRAY; WHICH < SAMPLE_COUNT; WHICH++)

#endif
