/* SPDX-License-Identifier: Apache-2.0 */
#include "../lists.h"

TITLE("A list of no thread at all suspends and resumes nothing.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {counting(jni, threads, 0)};
    SAY_LIST(SuspendThreadList, 0, list);
    say_running(jni, threads, 1);
    must(SuspendThread, list[0]);
    SAY_LIST(ResumeThreadList, 0, list);
    say_running(jni, threads, 1);
    must(ResumeThread, list[0]);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
