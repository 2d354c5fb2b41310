/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of classes.Sample that the tests of this category ask about. */
#ifndef ASSAY_METHOD_SAMPLE_H
#define ASSAY_METHOD_SAMPLE_H

#include "classes.h"

struct method {
    const char *name, *signature;
    bool is_static;
};

static const struct method sample_methods[] = {
    {"<init>", "(I)V", false},
    {"<init>", "()V", false},
    {"first", "(Ljava/util/Map;[IJ)Ljava/lang/Number;", false},
    {"lock", "(JDZ)V", true},
    {"copy", "()Lclasses/Sample;", true},
    {"outside", "()V", false},
    {"value", "()Ljava/lang/Integer;", false},
    {"value", "()Ljava/lang/Number;", false},
};
enum { SAMPLE_METHODS = sizeof sample_methods / sizeof sample_methods[0] };

static inline jmethodID sample_method(JNIEnv *jni, jobject samples, const struct method *method)
{
    jclass klass = sample(jni, samples, SAMPLE);
    return method->is_static ? static_method_id(jni, klass, method->name, method->signature)
                             : method_id(jni, klass, method->name, method->signature);
}

/* By name; for names that only one method of the class has. */
static inline jmethodID named_method(JNIEnv *jni, jobject samples, const char *name)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++)
        if (strcmp(sample_methods[i].name, name) == 0)
            return sample_method(jni, samples, &sample_methods[i]);
    broken("classes.Sample has no method %s", name);
}

/* SampleBase.value, an abstract method. */
static inline jmethodID abstract_method(JNIEnv *jni, jobject samples)
{
    return method_id(jni, sample(jni, samples, SAMPLE_BASE), "value", "()Ljava/lang/Number;");
}

#endif
