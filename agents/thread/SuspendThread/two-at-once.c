/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread by two threads at the same moment suspends the thread once.");

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
    jthread thread = thread_at(jni, threads, 0);
    say_races(jni, thread, resume, suspend, true);
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
