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

/* Says in how many rounds both calls were refused, or the thread's state was wrong after them. Of
 * the second call the specification does not say whether it came too late, nor which error is due
 * when the state changes within it. */
static inline void say_races(JNIEnv *jni, jthread target, void (*prepare)(jthread),
                             jvmtiError (*call)(jthread), bool suspended_then)
{
    int refused = 0, wrong_states = 0;
    raced = call;
    jthread other = start_agent_thread(jni, "other", race_too, (*jni)->NewGlobalRef(jni, target));
    for (int round = 0; round < ROUNDS; round++) {
        jint state = 0;
        prepare(target);
        meet();
        jvmtiError answer = call(target);
        meet();
        refused += answer != JVMTI_ERROR_NONE && answer_of_other != JVMTI_ERROR_NONE;
        must(GetThreadState, target, &state);
        wrong_states += ((state & JVMTI_THREAD_STATE_SUSPENDED) != 0) != suspended_then;
    }
    await_end(other);
    say("both refused: %d, wrong states: %d", refused, wrong_states);
}

#endif
