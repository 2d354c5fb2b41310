/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread of a suspended thread is refused, changes nothing and does not count.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say_counting(jni, threads);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say_counting(jni, threads);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
