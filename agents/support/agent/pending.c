/* SPDX-License-Identifier: Apache-2.0 */
#include "pending.h"

#include <stdatomic.h>

/* What put_back has thrown and was not caught since. */
static _Thread_local struct {
    jint hash;
    bool is_set;
} put;

/* Of any thread: a virtual one may go on on another. */
static atomic_bool was_set_aside;

jthrowable set_aside(JNIEnv *jni)
{
    jthrowable pending = (*jni)->ExceptionOccurred(jni);
    if (pending != NULL) {
        atomic_store(&was_set_aside, true);
        (*jni)->ExceptionClear(jni);
    }
    return pending;
}

jint exception_hash(jobject exception)
{
    jint hash = 0;
    if (exception != NULL)
        must(GetObjectHashCode, exception, &hash);
    return hash;
}

void put_back(JNIEnv *jni, jthrowable pending)
{
    if (pending == NULL)
        return;
    put.hash = exception_hash(pending);
    put.is_set = true;
    (*jni)->Throw(jni, pending);
}

bool is_thrown_by_put_back(jobject exception)
{
    return put.is_set && put.hash == exception_hash(exception);
}

bool is_cleared_by_set_aside(jobject exception)
{
    put.is_set &= exception == NULL;
    return exception == NULL && atomic_load(&was_set_aside);
}

void JNICALL forget_put_back(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    is_cleared_by_set_aside(exception);
}

const char *exception_class(JNIEnv *jni, jobject exception)
{
    if (exception == NULL)
        return "null";
    jthrowable pending = set_aside(jni);
    const char *name = class_name((*jni)->GetObjectClass(jni, exception));
    put_back(jni, pending);
    return name;
}

jobject exception_kept(JNIEnv *jni, jobject exception)
{
    jthrowable pending = set_aside(jni);
    jobject kept = (*jni)->NewGlobalRef(jni, exception);
    put_back(jni, pending);
    return kept;
}

/* By hash codes where an exception is pending: what put_back threw might be posted again, and looks
 * like a further throw of the same exception. */
bool is_same_exception(JNIEnv *jni, jobject one, jobject other)
{
    if (!(*jni)->ExceptionCheck(jni))
        return (*jni)->IsSameObject(jni, one, other);
    return (one == NULL) == (other == NULL) && exception_hash(one) == exception_hash(other);
}
