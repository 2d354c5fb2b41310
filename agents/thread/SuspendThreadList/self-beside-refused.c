/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"

TITLE("SuspendThreadList suspends the caller when the threads before and after it are refused.");

static jthread refused;
static atomic_int returned;

static void JNICALL suspend_all(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jthread list[] = {refused, current_thread(), refused};
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
    jint index = is_case("unstarted") ? 0 : is_case("suspended") ? 1 : 2;
    refused = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, index));
    if (is_case("suspended"))
        must(SuspendThread, refused);
    jthread caller = start_agent_thread(jni, "caller", suspend_all, NULL);
    await_own_suspension(caller, &returned);
    wait_out_suspension();
    say("suspended: %s", truth(is_suspended(caller)));
    SAY_CALL(ResumeThread, caller);
    await_arrival("main has spoken");
    release_point("main has spoken");
    await_end(caller);
    if (is_case("suspended"))
        must(ResumeThread, refused);
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_suspend = 1},
     .cases = LIST("ended", "unstarted", "suspended"));
