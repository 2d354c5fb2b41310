/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"

TITLE("SuspendThreadList suspends the others and fills results, whether the caller is first or last.");

/* The last of them is suspended before. */
static jthread others[3];
static atomic_int returned;

static void JNICALL suspend_all(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    jthread first[] = {self, others[0], others[2], others[1]};
    jthread last[] = {others[0], others[1], others[2], self};
    jvmtiError results[] = {untouched_result, untouched_result, untouched_result, untouched_result};
    jvmtiError error = ti(SuspendThreadList, 4, is_case("first") ? first : last, results);
    atomic_store(&returned, 1);
    arrive_and_wait("main has spoken");
    say("SuspendThreadList: %s", error_name(error));
    for (int i = 0; i < 4; i++)
        say("result %d: %s", i, error_name(results[i]));
}

static void observe(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < 3; i++)
        others[i] = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, i));
    must(SuspendThread, others[2]);
    jthread caller = start_agent_thread(jni, "caller", suspend_all, NULL);
    await_own_suspension(caller, &returned);
    /* It may be shown as suspended before the others; and these may be suspended only later. */
    for (int i = 0; i < 2; i++)
        wait_for_state(others[i], JVMTI_THREAD_STATE_SUSPENDED);
    wait_out_suspension();
    must(ResumeThread, caller);
    await_arrival("main has spoken");
    say_counting(jni, threads);
    release_point("main has spoken");
    await_end(caller);
    SAY_LIST(ResumeThreadList, 3, others);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("4"), .probe = observe,
     .cases = LIST("first", "last"), .needs = {.can_suspend = 1});
