/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Counting, and whether they run. */
#ifndef ASSAY_VIRTUAL_THREAD_COUNTING_H
#define ASSAY_VIRTUAL_THREAD_COUNTING_H

#include "threads.h"
#include "virtual.h"

static inline jthread counting_thread(JNIEnv *jni, jobject threads, jint index)
{
    return (*jni)->GetObjectArrayElement(jni, threads, index);
}

/* Waits until a thread that must run has counted on. */
static inline void await_counting(JNIEnv *jni, jint index)
{
    jclass klass = find_class(jni, "virtual_thread/Counting");
    jmethodID method = static_method_id(jni, klass, "awaitProgress", "(I)V");
    (*jni)->CallStaticVoidMethod(jni, klass, method, index);
    no_exception(jni);
}

/* Whether a thread counts on though it must not. */
static inline bool counts_on(JNIEnv *jni, jint index)
{
    jclass klass = find_class(jni, "virtual_thread/Counting");
    jmethodID method = static_method_id(jni, klass, "progresses", "(I)Z");
    jboolean result = (*jni)->CallStaticBooleanMethod(jni, klass, method, index);
    no_exception(jni);
    return result;
}

/* Says of each thread whether it is suspended and whether it runs. */
static inline void say_counting(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < (*jni)->GetArrayLength(jni, threads); i++) {
        jthread thread = counting_thread(jni, threads, i);
        bool suspended = is_suspended(thread);
        if (!suspended)
            await_counting(jni, i);
        say("%s: %s", thread_name(thread),
            !suspended          ? "runs"
            : counts_on(jni, i) ? "suspended, but runs"
                                : "suspended");
    }
}

#endif
