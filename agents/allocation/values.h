/* SPDX-License-Identifier: Apache-2.0 */

/* SampledObjectAlloc and VMObjectAlloc for classes with identity, and the value class of
 * classfile.Values. */
#ifndef ASSAY_ALLOCATION_VALUES_H
#define ASSAY_ALLOCATION_VALUES_H

#include "events.h"
#include "maker.h"

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

/* For .vm_args: class libraries that know this property have the VM make what reflection makes. */
#define REFLECTION_IN_VM "-Djdk.reflect.useNativeAccessorOnly=true"

/* Counts VMObjectAlloc while reflection makes objects of both kinds. */
static inline void reflect_both(JNIEnv *jni, jclass value)
{
    jclass target = find_class(jni, "classfile/Values");
    jmethodID make = static_method_id(jni, target, "make",
                                      "(Ljava/lang/Class;II)Ljava/lang/Object;");
    identity_class = find_class(jni, "allocation/Thing");
    value_class = value;
    on(VMObjectAlloc, count_of_class);
    for (jint i = 0; i < 20; i++) {
        made_by(jni, "reflected", "()Ljava/lang/Object;");
        (*jni)->CallStaticObjectMethod(jni, target, make, value, i, i);
        no_exception(jni);
    }
    off(VMObjectAlloc);
    if (identities == 0)
        inapplicable("no event is posted for reflection");
}

#endif
