/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of GetCurrentThread say. */
#ifndef ASSAY_THREAD_CURRENT_H
#define ASSAY_THREAD_CURRENT_H

#include "assay.h"

static inline jobject java_current_thread(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID method = static_method_id(jni, klass, "currentThread", "()Ljava/lang/Thread;");
    jobject thread = (*jni)->CallStaticObjectMethod(jni, klass, method);
    no_exception(jni);
    return thread;
}

static inline void say_same_as_java(JNIEnv *jni, jthread thread)
{
    say("same as in Java: %s, local reference: %s",
        truth((*jni)->IsSameObject(jni, thread, java_current_thread(jni))),
        truth((*jni)->GetObjectRefType(jni, thread) == JNILocalRefType));
}

static inline void say_current(JNIEnv *jni)
{
    jthread thread = NULL;
    jvmtiError error = ti(GetCurrentThread, &thread);
    say("GetCurrentThread: %s %s", error_name(error), thread_name(thread));
    say_same_as_java(jni, thread);
}

#endif
