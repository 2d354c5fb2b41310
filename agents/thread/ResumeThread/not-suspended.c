/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Resuming a thread that is not suspended is refused; it can be suspended all the same.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = counting(jni, threads, 0);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, self)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say_running(jni, threads, 1);
    must(ResumeThread, thread);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
