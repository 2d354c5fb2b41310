/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThread refuses a thread that is not suspended, which can be suspended afterwards.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, self)));
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say_counting(jni, threads);
    must(ResumeThread, thread);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
