/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of thread.Counting: whether they run. */
#ifndef ASSAY_THREAD_COUNTING_H
#define ASSAY_THREAD_COUNTING_H

#include "workers.h"

static inline jthread counting(JNIEnv *jni, jobject threads, jint index)
{
    return (*jni)->GetObjectArrayElement(jni, threads, index);
}

/* The counter of a thread. */
static inline jint count_of(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "thread/Counting");
    jmethodID method = static_method_id(jni, klass, "countOf", "(Ljava/lang/Object;)I");
    jint count = (*jni)->CallStaticIntMethod(jni, klass, method, thread);
    no_exception(jni);
    return count;
}

/* Waits until a thread that must run has counted on. */
static inline void await_progress(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "thread/Counting");
    jmethodID method = static_method_id(jni, klass, "awaitProgress", "(Ljava/lang/Object;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, method, thread);
    no_exception(jni);
}

/* Whether a thread counts on though it must not. */
static inline bool progresses(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "thread/Counting");
    jmethodID method = static_method_id(jni, klass, "progresses", "(Ljava/lang/Object;)Z");
    jboolean result = (*jni)->CallStaticBooleanMethod(jni, klass, method, thread);
    no_exception(jni);
    return result;
}

static inline bool is_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

/* Says of each thread whether it is suspended and whether it runs. */
static inline void say_running(JNIEnv *jni, jobject threads, jint count)
{
    for (jint i = 0; i < count; i++) {
        jthread thread = counting(jni, threads, i);
        bool suspended = is_suspended(thread);
        if (!suspended)
            await_progress(jni, thread);
        say("%s: %s", thread_name(thread),
            !suspended                ? "runs"
            : progresses(jni, thread) ? "suspended, but runs"
                                      : "suspended");
    }
}

#endif
