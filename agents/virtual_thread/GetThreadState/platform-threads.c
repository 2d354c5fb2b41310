/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadState reports no platform thread as suspended when virtual threads are.");

static void say_states(JNIEnv *jni)
{
    enum {
        ONE_OF = JVMTI_THREAD_STATE_RUNNABLE | JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                 | JVMTI_THREAD_STATE_WAITING
    };
    jthread *all = NULL;
    jint count = 0;
    int suspended = 0, other = 0;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        jint state = 0;
        must(GetThreadState, all[i], &state);
        suspended += (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
        jint one = state & ONE_OF;
        if ((state & JVMTI_THREAD_STATE_ALIVE) != 0)
            other += one == 0 || (one & (one - 1)) != 0;
    }
    release(all);
    say("platform threads suspended: %d, alive in none or several states: %d", suspended, other);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD), parked = thread_at(jni, threads, PARKED);
    say_states(jni);
    must(SuspendThread, held);
    must(SuspendThread, parked);
    say_states(jni);
    must(ResumeThread, held);
    must(ResumeThread, parked);
    must(SuspendThread, thread_at(jni, threads, PLATFORM));
    say_states(jni);
    say("held: %s", thread_state(state_with(held, JVMTI_THREAD_STATE_ALIVE)));
    say("parked: %s", thread_state(state_with(parked, JVMTI_THREAD_STATE_WAITING)));
    must(ResumeThread, thread_at(jni, threads, PLATFORM));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1});
