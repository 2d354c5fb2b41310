/* SPDX-License-Identifier: Apache-2.0 */
#include "../racing.h"

TITLE("Of two threads that resume a third one at the same moment just one is refused.");

static void suspend(jthread thread)
{
    must(SuspendThread, thread);
}

static jvmtiError resume(jthread thread)
{
    return ti(ResumeThread, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = counting(jni, threads, 0);
    int decided = count_decided(jni, thread, suspend, resume, JVMTI_ERROR_THREAD_NOT_SUSPENDED);
    say("once NONE and once THREAD_NOT_SUSPENDED in each round: %s", truth(decided == ROUNDS));
    say_running(jni, threads, 1);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
