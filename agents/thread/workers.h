/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that a test starts and watches in native code. */
#ifndef ASSAY_THREAD_WORKERS_H
#define ASSAY_THREAD_WORKERS_H

#include <pthread.h>
#include <sched.h>

#include "assay.h"

/* A java.lang.Thread of that name that nobody has started. */
static inline jthread new_thread(JNIEnv *jni, const char *name)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID constructor = method_id(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jobject text = (*jni)->NewStringUTF(jni, name);
    jobject thread = (*jni)->NewObject(jni, klass, constructor, text);
    no_exception(jni);
    return thread;
}

/* Runs the procedure on a new agent thread of normal priority. */
static inline jthread start_agent_thread(JNIEnv *jni, const char *name, jvmtiStartFunction proc,
                                         void *argument)
{
    jthread thread = new_thread(jni, name);
    must(RunAgentThread, thread, proc, argument, JVMTI_THREAD_NORM_PRIORITY);
    return thread;
}

/* Waits for the state to have all of these bits. */
static inline void await_bits(jthread thread, jint bits)
{
    jint state = 0;
    do {
        sched_yield();
        must(GetThreadState, thread, &state);
    } while ((state & bits) != bits);
}

/* Waits for the end of a thread. */
static inline void await_end(jthread thread)
{
    await_bits(thread, JVMTI_THREAD_STATE_TERMINATED);
}

static inline void *come_and_go(void *unused)
{
    return unused;
}

/* Gives other threads every opportunity to do what they must not do: some threads come and go.
 * What a right JVM answers does not depend on how long this takes. */
static inline void linger(void)
{
    for (int i = 0; i < 40; i++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, come_and_go, NULL) != 0)
            broken("pthread_create failed");
        pthread_join(thread, NULL);
    }
}

/* A thread that suspends itself may count as suspended a moment before it is, and a resumption
 * within that moment overlaps the call that suspends. No state tells when it is over. */
static inline void let_suspension_end(void)
{
    for (int i = 0; i < 50; i++)
        linger();
}

#endif
