/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThread of one of three suspended threads leaves the other two suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < 3; i++)
        must(SuspendThread, thread_at(jni, threads, i));
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread_at(jni, threads, 1));
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread_at(jni, threads, 0));
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread_at(jni, threads, 2));
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("3"), .probe = observe, .needs = {.can_suspend = 1});
