/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThread by two threads at the same moment resumes the thread and refuses at most one call.");

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
    jthread thread = thread_at(jni, threads, 0);
    say_races(jni, thread, suspend, resume, false);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
