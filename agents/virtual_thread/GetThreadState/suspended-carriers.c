/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadState of a suspended thread that may carry a virtual one has no bits that exclude each other.");

static bool excludes_itself(jint state)
{
    int activities = (state & JVMTI_THREAD_STATE_RUNNABLE) != 0;
    activities += (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0;
    activities += (state & JVMTI_THREAD_STATE_WAITING) != 0;
    jint both = JVMTI_THREAD_STATE_WAITING_INDEFINITELY | JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT;
    return activities > 1 || (state & both) == both;
}

/* The first of the virtual threads is in a native method, and so it is carried meanwhile. */
static void observe(JNIEnv *jni, jobject subjects)
{
    jthread platform = thread_at(jni, subjects, PLATFORM), *threads = NULL;
    jint count = 0;
    int listed = 0, contradictory = 0;
    must(GetAllThreads, &count, &threads);
    for (jint i = 0; i < readable(threads, count); i++) {
        jint state = 0;
        if ((*jni)->IsSameObject(jni, threads[i], current_thread())
            || ti(SuspendThread, threads[i]) != JVMTI_ERROR_NONE)
            continue;
        must(GetThreadState, threads[i], &state);
        /* One of the JVM may end meanwhile. */
        jvmtiError error = ti(ResumeThread, threads[i]);
        listed += (*jni)->IsSameObject(jni, threads[i], platform) && error == JVMTI_ERROR_NONE;
        contradictory += excludes_itself(state);
    }
    say("among them the target's: %d, with bits that exclude each other: %d", listed,
        contradictory);
    release(threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
