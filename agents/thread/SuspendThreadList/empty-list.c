/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThreadList and ResumeThreadList accept an empty list and do nothing.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {thread_at(jni, threads, 0)};
    SAY_LIST(SuspendThreadList, 0, list);
    say_counting(jni, threads);
    must(SuspendThread, list[0]);
    SAY_LIST(ResumeThreadList, 0, list);
    say_counting(jni, threads);
    must(ResumeThread, list[0]);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
