/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Suspending a suspended thread is refused, changes nothing and does not count.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = counting(jni, threads, 0);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say_running(jni, threads, 2);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say_running(jni, threads, 2);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
