/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each throw and each catch in the methods of virtual_thread.Interleaved.Code. */
#ifndef ASSAY_VIRTUAL_THREAD_THROWING_H
#define ASSAY_VIRTUAL_THREAD_THROWING_H

#include "pending.h"
#include "acting.h"

static inline const char *exception_text(JNIEnv *jni, jobject exception)
{
    jobject shared = static_object_field(jni, code_class(jni), "SHARED",
                                         "Ljava/lang/IllegalStateException;");
    return (*jni)->IsSameObject(jni, exception, shared) ? "SHARED" : "another exception";
}

static __thread bool thrown_again; /* by put_back, which may be told as an exception of its own */

static inline void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location, jobject exception, jmethodID catch_method,
                                  jlocation catch_location)
{
    if (thrown_again || !is_code(jni, method))
        return;
    jthrowable pending = set_aside(jni);
    say_place(env, jni, "throw", thread, method, location);
    if (catch_method != NULL)
        say("%s, to be caught in %s at %d", exception_text(jni, exception),
            short_name(catch_method), (int)catch_location);
    thrown_again = true;
    put_back(jni, pending);
    thrown_again = false;
}

static inline void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location, jobject exception)
{
    /* What set_aside has cleared is null, if it is told. */
    if (exception == NULL || !is_code(jni, method))
        return;
    jthrowable pending = set_aside(jni);
    say("%scatch %s %s %d %s", side(env), exception_text(jni, exception), short_name(method),
        (int)location, on_current(jni, thread));
    put_back(jni, pending);
}

#endif
