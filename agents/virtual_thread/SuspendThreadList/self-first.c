/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendThreadList suspends the threads after the calling virtual thread in the list.");

enum { OTHERS = 2 };
static jthread others[OTHERS];

static jvmtiError call(JNIEnv *jni, jthread self)
{
    jthread list[] = {self, others[0], others[1]};
    jvmtiError results[] = {untouched_result, untouched_result, untouched_result};
    jvmtiError error = ti(SuspendThreadList, 1 + OTHERS, list, results);
    atomic_store(&call_returned, true);
    for (int i = 0; i < 1 + OTHERS && error == JVMTI_ERROR_NONE; i++)
        error = results[i];
    arrive_and_wait("returned");
    return error;
}

/* A JVM may suspend the others only when the call goes on. */
static void resume(JNIEnv *jni, jthread thread)
{
    for (int i = 0; i < OTHERS; i++)
        wait_for_state(others[i], JVMTI_THREAD_STATE_SUSPENDED);
    must(ResumeThread, thread);
    await_arrival("returned");
    for (int i = 0; i < OTHERS; i++) {
        say("other %d: %s", i, is_suspended(others[i]) ? "suspended" : "not suspended");
        must(ResumeThread, others[i]);
    }
    release_point("returned");
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        arrive_and_wait("others known");
    } else {
        for (int i = 0; i < OTHERS; i++)
            others[i] = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, 1 + i));
        release_point("others known");
    }
    self_suspending_probe(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
