/* SPDX-License-Identifier: Apache-2.0 */

/* Native threads that are attached and detached at once, again and again, and count their events. */
#ifndef ASSAY_THREAD_ATTACHING_H
#define ASSAY_THREAD_ATTACHING_H

#include <pthread.h>
#include <stdatomic.h>

#include "assay.h"

enum { THREADS = 16, TIMES = 20 };

static __thread bool attaching;
static atomic_int starts, ends, wrong, finished;
static pthread_t attaching_threads[THREADS];

/* What each does while it is attached. */
static void act(JNIEnv *jni);

/* Counts an event of one of these threads. */
static inline void count(atomic_int *events, JNIEnv *jni, jthread thread)
{
    jthread self = NULL;
    if (!attaching)
        return;
    must(GetCurrentThread, &self);
    atomic_fetch_add(&wrong, !(*jni)->IsSameObject(jni, self, thread));
    atomic_fetch_add(events, 1);
    (*jni)->DeleteLocalRef(jni, self);
}

static inline void JNICALL count_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count(&starts, jni, thread);
}

static inline void JNICALL count_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count(&ends, jni, thread);
}

/* By turns as a daemon; the JVM gives it a name. */
static inline void *attach_often(void *unused)
{
    attaching = true;
    for (int i = 0; i < TIMES; i++) {
        void *jni = NULL;
        jint result = i % 2 == 0 ? (*assay_vm)->AttachCurrentThread(assay_vm, &jni, NULL)
                                 : (*assay_vm)->AttachCurrentThreadAsDaemon(assay_vm, &jni, NULL);
        if (result != JNI_OK)
            broken("a thread could not be attached: %d", (int)result);
        act(jni);
        (*assay_vm)->DetachCurrentThread(assay_vm);
    }
    atomic_fetch_add(&finished, 1);
    return unused;
}

static inline void start_attaching(void)
{
    on(ThreadStart, count_start);
    on(ThreadEnd, count_end);
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&attaching_threads[i], NULL, attach_often, NULL) != 0)
            broken("pthread_create failed");
}

/* Waits for their ends, and says what they counted. */
static inline void say_attached(void)
{
    for (int i = 0; i < THREADS; i++)
        pthread_join(attaching_threads[i], NULL);
    say("starts: %d, ends: %d", atomic_load(&starts), atomic_load(&ends));
    say("of another thread than the current one: %d", atomic_load(&wrong));
}

#endif
