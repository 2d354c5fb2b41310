/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"

TITLE("SuspendThreadList with the caller in the list returns when another thread resumes it.");

static atomic_int returned;
static jthread others[2];

static void JNICALL suspend_all(jvmtiEnv *env, JNIEnv *jni, void *self)
{
    jthread list[] = {others[0], self, others[1]};
    must(GetCurrentThread, &list[1]);
    jvmtiError results[] = {untouched_result, untouched_result, untouched_result};
    jvmtiError error = ti(SuspendThreadList, 3, list, results);
    atomic_store(&returned, 1);
    arrive_and_wait("main has spoken");
    say("SuspendThreadList: %s", error_name(error));
    for (int i = 0; i < 3; i++)
        say("result %d: %s", i, error_name(results[i]));
}

static void observe(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < 2; i++)
        others[i] = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, i));
    jthread caller = start_agent_thread(jni, "caller", suspend_all, NULL);
    await_own_suspension(caller, &returned);
    /* It may be shown as suspended before the others; and these may be suspended only later. */
    for (int i = 0; i < 2; i++)
        wait_for_state(others[i], JVMTI_THREAD_STATE_SUSPENDED);
    for (int i = 0; i < 20 && atomic_load(&returned) == 0; i++)
        give_others_time();
    say("returned: %d", atomic_load(&returned));
    SAY_CALL(ResumeThread, caller);
    await_arrival("main has spoken");
    say_counting(jni, threads);
    release_point("main has spoken");
    await_end(caller);
    SAY_LIST(ResumeThreadList, 2, others);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("3"), .probe = observe, .needs = {.can_suspend = 1});
