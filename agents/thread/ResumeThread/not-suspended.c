/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThread refuses a thread that is not suspended, which can be suspended afterwards.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    SAY_CALL(ResumeThread, thread);
    SAY_CALL(ResumeThread, self);
    SAY_CALL(SuspendThread, thread);
    say_counting(jni, threads);
    must(ResumeThread, thread);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
