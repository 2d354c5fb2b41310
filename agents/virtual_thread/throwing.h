/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each throw and each catch in the methods of virtual_thread.Acting.Code. */
#ifndef ASSAY_VIRTUAL_THREAD_THROWING_H
#define ASSAY_VIRTUAL_THREAD_THROWING_H

#include "../exception/pending.h"
#include "acting.h"

static inline const char *exception_text(JNIEnv *jni, jobject exception)
{
    jobject shared = static_object_field(jni, code_class(jni), "SHARED",
                                         "Ljava/lang/IllegalStateException;");
    return (*jni)->IsSameObject(jni, exception, shared) ? "SHARED" : "another exception";
}

static inline void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location, jobject exception,
                                  jmethodID catch_method, jlocation catch_location)
{
    if (!is_code(jni, method))
        return;
    jthrowable pending = set_aside(jni);
    say_place(env, jni, "throw", thread, method, location);
    if (catch_method != NULL)
        say("%s, to be caught in %s at %d", exception_text(jni, exception),
            short_name(catch_method), (int)catch_location);
    put_back(jni, pending);
}

static inline void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location, jobject exception)
{
    if (is_code(jni, method))
        say("%scatch %s %s %d %s", side(env), exception_text(jni, exception), short_name(method),
            (int)location, on_current(jni, thread));
}

#endif
