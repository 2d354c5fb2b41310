/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"

TITLE("SuspendThreadList suspends a caller listed twice once, and returns a result for both places.");

static jthread other;
static atomic_int returned;

static void JNICALL suspend_all(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    jthread list[] = {self, other, self};
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
    other = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, 0));
    jthread caller = start_agent_thread(jni, "caller", suspend_all, NULL);
    await_own_suspension(caller, &returned);
    wait_for_state(other, JVMTI_THREAD_STATE_SUSPENDED); /* perhaps only when the call goes on */
    wait_out_suspension();
    must(ResumeThread, caller);
    while (atomic_load(&returned) == 0 && !is_suspended(caller))
        sched_yield();
    say("returned after one ResumeThread: %s", truth(atomic_load(&returned) == 1));
    if (atomic_load(&returned) == 0)
        must(ResumeThread, caller);
    await_arrival("main has spoken");
    say_counting(jni, threads);
    release_point("main has spoken");
    await_end(caller);
    SAY_CALL(ResumeThread, other);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
