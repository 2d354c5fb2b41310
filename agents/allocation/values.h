/* SPDX-License-Identifier: Apache-2.0 */

/* SampledObjectAlloc for classfile.Values, which has identity, and its value class. */
#ifndef ASSAY_ALLOCATION_VALUES_H
#define ASSAY_ALLOCATION_VALUES_H

#include "events.h"

static jclass identity_class, value_class;
static int identities, values, values_with_object;
static jclass counted; /* one of the two, for the end of allocate_until_sampled */

static void JNICALL count_of_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                   jclass klass, jlong size)
{
    if ((*jni)->IsSameObject(jni, klass, counted))
        count_sample();
    identities += (*jni)->IsSameObject(jni, klass, identity_class);
    if ((*jni)->IsSameObject(jni, klass, value_class)) {
        values++;
        values_with_object += object != NULL;
    }
}

/* No two alike, each in a local reference: none can be left out. */
static void make_both(JNIEnv *jni)
{
    static jint number;
    (*jni)->DeleteLocalRef(jni, (*jni)->AllocObject(jni, identity_class));
    number++;
    (*jni)->DeleteLocalRef(jni, (*jni)->NewObject(jni, value_class,
                                                  method_id(jni, value_class, "<init>", "(II)V"),
                                                  number, number));
}

/* Makes objects of both classes until those of one of them are sampled. */
static inline void sample_both(JNIEnv *jni, jclass value, bool until_values)
{
    identity_class = find_class(jni, "classfile/Values");
    value_class = value;
    counted = until_values ? value_class : identity_class;
    must(SetHeapSamplingInterval, 0);
    on(SampledObjectAlloc, count_of_class);
    allocate_until_sampled(jni, make_both);
    off(SampledObjectAlloc);
}

#endif
