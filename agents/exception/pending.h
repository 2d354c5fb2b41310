/* SPDX-License-Identifier: Apache-2.0 */

/* What a callback does around its calls of JNI, which may not be made with an exception pending:
 * whether the one that is on its way is pending in the callback is the JVM's to choose. */
#ifndef ASSAY_EXCEPTION_PENDING_H
#define ASSAY_EXCEPTION_PENDING_H

#include "assay.h"

/* Where none is pending nothing is cleared: to a JVM that may mean that the other was caught. */
static inline jthrowable set_aside(JNIEnv *jni)
{
    jthrowable pending = (*jni)->ExceptionOccurred(jni);
    if (pending != NULL)
        (*jni)->ExceptionClear(jni);
    return pending;
}

/* What put_back has thrown and was not caught since. JVM TI knows it again while one is pending. */
static _Thread_local struct {
    jint hash;
    bool is_set;
} put;

static inline jint hash_of(jobject exception)
{
    jint hash = 0;
    if (exception != NULL)
        must(GetObjectHashCode, exception, &hash);
    return hash;
}

static inline void put_back(JNIEnv *jni, jthrowable pending)
{
    if (pending == NULL)
        return;
    put.hash = hash_of(pending);
    put.is_set = true;
    (*jni)->Throw(jni, pending);
}

/* Whether an exception is what put_back has thrown: that may be told as an exception of its own. */
static inline bool told_again(jobject exception)
{
    return put.is_set && put.hash == hash_of(exception);
}

/* Whether ExceptionCatch tells of what set_aside has cleared, which is null then. */
static inline bool told_of_aside(jobject exception)
{
    put.is_set &= exception == NULL;
    return exception == NULL;
}

/* The signature of the exception's class. */
static inline const char *exception_class(JNIEnv *jni, jobject exception)
{
    if (exception == NULL)
        return "null";
    jthrowable pending = set_aside(jni);
    const char *name = class_name((*jni)->GetObjectClass(jni, exception));
    put_back(jni, pending);
    return name;
}

static inline jobject exception_kept(JNIEnv *jni, jobject exception)
{
    jthrowable pending = set_aside(jni);
    jobject kept = (*jni)->NewGlobalRef(jni, exception);
    put_back(jni, pending);
    return kept;
}

static inline bool is_same_exception(JNIEnv *jni, jobject one, jobject other)
{
    jthrowable pending = set_aside(jni);
    bool same = (*jni)->IsSameObject(jni, one, other);
    put_back(jni, pending);
    return same;
}

#endif
