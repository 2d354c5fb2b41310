/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread of a suspended thread is refused, changes nothing and does not count.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(SuspendThread, thread);
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread);
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
