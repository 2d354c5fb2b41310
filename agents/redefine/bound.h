/* SPDX-License-Identifier: Apache-2.0 */

/* The native methods of redefine.Bound.Natives that have a function, which the agent registers. */
#ifndef ASSAY_REDEFINE_BOUND_H
#define ASSAY_REDEFINE_BOUND_H

#include "redefine.h"

/* What the next call of registered() does first, or null. */
static void (*within_registered)(JNIEnv *jni);

static inline jint JNICALL registered(JNIEnv *jni, jclass klass, jint number)
{
    void (*act)(JNIEnv * jni) = within_registered;
    within_registered = NULL;
    if (act != NULL)
        act(jni);
    return number * 10;
}

static inline jint JNICALL registered_instance(JNIEnv *jni, jobject object, jint number)
{
    return number * 100;
}

/* Registers both, and returns the id of registered(). */
static inline jmethodID register_bound(JNIEnv *jni, jclass klass)
{
    static char name[] = "registered", instance[] = "instance", signature[] = "(I)I";
    const JNINativeMethod methods[] = {{name, signature, (void *)registered},
                                       {instance, signature, (void *)registered_instance}};
    if ((*jni)->RegisterNatives(jni, klass, methods, 2) != JNI_OK)
        broken("RegisterNatives failed");
    return static_method_id(jni, klass, name, signature);
}

#endif
