/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each exception that a method of one class raises or catches, and whether it catches
 * what it was told to have raised. */
#ifndef ASSAY_EXCEPTION_RAISED_H
#define ASSAY_EXCEPTION_RAISED_H

#include "pending.h"

static const char *raising_class; /* its signature */
static jobject reported;
static bool raised_again; /* by put_back, which may be told as an exception of its own */

static inline bool is_raising(jmethodID method)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    return strcmp(class_name(klass), raising_class) == 0;
}

static inline void JNICALL on_raised(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                     jlocation location, jobject exception, jmethodID catch_method,
                                     jlocation catch_location)
{
    if (raised_again || !is_raising(method))
        return;
    jthrowable pending = set_aside(jni);
    reported = (*jni)->NewGlobalRef(jni, exception);
    say("%s at %d of %s, handler at %d%s", class_name((*jni)->GetObjectClass(jni, exception)),
        (int)location, method_name(method), (int)catch_location,
        catch_method == method ? "" : " elsewhere");
    raised_again = pending != NULL;
    put_back(jni, pending);
}

static inline void JNICALL on_taken(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jobject exception)
{
    /* What set_aside has cleared is null, if it is told. */
    if (exception == NULL || !is_raising(method))
        return;
    raised_again = false;
    say("caught at %d of %s, the same: %s", (int)location, method_name(method),
        truth((*jni)->IsSameObject(jni, exception, reported)));
}

static inline void tell_raised(const char *signature)
{
    raising_class = signature;
    on(Exception, on_raised);
    on(ExceptionCatch, on_taken);
}

#endif
