/* SPDX-License-Identifier: Apache-2.0 */
#include "../racing.h"

TITLE("Of two threads that suspend a third one at the same moment just one is refused.");

static bool suspended;

static void resume(jthread thread)
{
    if (suspended)
        must(ResumeThread, thread);
    suspended = true;
}

static jvmtiError suspend(jthread thread)
{
    return ti(SuspendThread, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = counting(jni, threads, 0);
    int decided = count_decided(jni, thread, resume, suspend, JVMTI_ERROR_THREAD_SUSPENDED);
    say("once NONE and once THREAD_SUSPENDED in each round: %s", truth(decided == ROUNDS));
    say_running(jni, threads, 1);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say_running(jni, threads, 1);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
