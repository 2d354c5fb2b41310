/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests with callbacks that collect share: the accesses that watch.Fresh makes in main,
 * and objects of the class. */
#ifndef ASSAY_WATCH_FRESH_H
#define ASSAY_WATCH_FRESH_H

#include "heap.h"

/* No part of the heap is given back: where an object has been there is memory of others. */
#define STEADY_HEAP "-Xms64m", "-Xmx64m"

static inline bool is_main(jmethodID method)
{
    return strcmp(method_name(method), "Lwatch/Fresh;.main([Ljava/lang/String;)V") == 0;
}

/* The name that an object of the target has, in a field without a watch; 0 for null, -1 for an object of
 * another class. */
static inline int object_number(JNIEnv *jni, jobject object)
{
    if (object == NULL)
        return 0;
    jclass klass = find_class(jni, "watch/Fresh");
    if (!(*jni)->IsInstanceOf(jni, object, klass))
        return -1;
    return (*jni)->GetIntField(jni, object, field_id(jni, klass, "name", "I"));
}

/* A new object of that name, made through JNI, without parts. */
static inline jobject new_fresh(JNIEnv *jni, jclass klass, jint name)
{
    jobject object = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "(I)V"), name);
    no_exception(jni);
    return object;
}

#endif
