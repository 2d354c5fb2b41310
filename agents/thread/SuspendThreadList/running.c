/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThreadList suspends all threads of the list and no other.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {thread_at(jni, threads, 3), thread_at(jni, threads, 0),
                      thread_at(jni, threads, 2)};
    SAY_LIST(SuspendThreadList, 3, list);
    say_counting(jni, threads);
    SAY_LIST(ResumeThreadList, 2, list);
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, list[2]);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("4"), .probe = observe, .needs = {.can_suspend = 1});
