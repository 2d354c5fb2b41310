/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThreadList suspends a thread that is listed twice once.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {thread_at(jni, threads, 0), thread_at(jni, threads, 1),
                      thread_at(jni, threads, 0)};
    SAY_LIST(SuspendThreadList, 3, list);
    say_counting(jni, threads);
    SAY_LIST(ResumeThreadList, 3, list);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
