/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each event of the monitor of virtual_thread.Acting.Code. */
#ifndef ASSAY_VIRTUAL_THREAD_CONTENDED_H
#define ASSAY_VIRTUAL_THREAD_CONTENDED_H

#include "acting.h"

/* Classes that the virtual machine loads may contend for monitors of their own. */
static inline bool is_lock(JNIEnv *jni, jobject object)
{
    jobject lock = static_object_field(jni, code_class(jni), "LOCK", "Ljava/lang/Object;");
    return (*jni)->IsSameObject(jni, object, lock);
}

static inline void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (is_lock(jni, object))
        say("%scontended %s", side(env), on_current(jni, thread));
}

static inline void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (is_lock(jni, object))
        say("%sentered %s", side(env), on_current(jni, thread));
}

static inline void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                 jlong timeout)
{
    if (is_lock(jni, object))
        say("%swaits for %d %s", side(env), (int)timeout, on_current(jni, thread));
}

static inline void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                  jboolean timed_out)
{
    if (is_lock(jni, object))
        say("%swaited, timed out %s %s", side(env), truth(timed_out), on_current(jni, thread));
}

#endif
