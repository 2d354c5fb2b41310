/* SPDX-License-Identifier: Apache-2.0 */

/* Two threads that call a function at the same moment, round by round. */
#ifndef ASSAY_THREAD_RACING_H
#define ASSAY_THREAD_RACING_H

#include <stdatomic.h>

#include "counting.h"

enum { ROUNDS = 200 };

static atomic_int arrived;

/* Waits for the other thread, in native code. */
static inline void meet(void)
{
    static _Thread_local int until;
    until += 2;
    atomic_fetch_add(&arrived, 1);
    while (atomic_load(&arrived) < until)
        sched_yield();
}

static jvmtiError (*raced)(jthread target);
static jvmtiError answer_of_other;

static inline void JNICALL race_too(jvmtiEnv *env, JNIEnv *jni, void *target)
{
    for (int round = 0; round < ROUNDS; round++) {
        meet();
        answer_of_other = raced(target);
        meet();
    }
}

/* How often one of the two calls was the first, and the other was refused. */
static inline int count_decided(JNIEnv *jni, jthread target, void (*prepare)(jthread),
                                jvmtiError (*call)(jthread), jvmtiError refusal)
{
    int decided = 0;
    raced = call;
    jthread other = start_agent_thread(jni, "other", race_too, (*jni)->NewGlobalRef(jni, target));
    for (int round = 0; round < ROUNDS; round++) {
        prepare(target);
        meet();
        jvmtiError answer = call(target);
        meet();
        decided += (answer == JVMTI_ERROR_NONE && answer_of_other == refusal)
                   || (answer == refusal && answer_of_other == JVMTI_ERROR_NONE);
    }
    await_end(other);
    return decided;
}

#endif
