/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread lets two threads that suspend each other go on whenever they are resumed.");

enum { ROUNDS = 200 };

static jthread threads[2];
static atomic_int finished, unexpected;

/* Both are alive as long as one of them goes on. */
static void JNICALL suspend_other(jvmtiEnv *env, JNIEnv *jni, void *other)
{
    meet_other_thread();
    for (int round = 0; round < ROUNDS; round++) {
        jvmtiError error = ti(SuspendThread, *(jthread *)other);
        if (error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_SUSPENDED)
            atomic_fetch_add(&unexpected, 1);
    }
    atomic_fetch_add(&finished, 1);
    while (atomic_load(&finished) < 2)
        sched_yield();
}

static bool has_ended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_TERMINATED) != 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    int resumptions = 0;
    for (int i = 0; i < 2; i++)
        threads[i] = (*jni)->NewGlobalRef(jni, new_thread(jni, i == 0 ? "one" : "another"));
    for (int i = 0; i < 2; i++)
        must(RunAgentThread, threads[i], suspend_other, &threads[1 - i],
             JVMTI_THREAD_NORM_PRIORITY);
    while (!has_ended(threads[0]) || !has_ended(threads[1])) {
        for (int i = 0; i < 2; i++) {
            jvmtiError error = ti(ResumeThread, threads[i]);
            resumptions += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_SUSPENDED
                           && error != JVMTI_ERROR_THREAD_NOT_ALIVE;
        }
        sched_yield();
    }
    say("both have ended");
    say("other answers than NONE and THREAD_SUSPENDED: %d", atomic_load(&unexpected));
    say("resumptions that failed: %d", resumptions);
}

TEST(.probe = observe, .needs = {.can_suspend = 1});
