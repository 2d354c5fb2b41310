/* SPDX-License-Identifier: Apache-2.0 */
#include "../lists.h"

TITLE("A thread that is listed twice is suspended once and resumed once.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {counting(jni, threads, 0), counting(jni, threads, 1),
                      counting(jni, threads, 0)};
    SAY_LIST(SuspendThreadList, 3, list);
    say_running(jni, threads, 2);
    SAY_LIST(ResumeThreadList, 3, list);
    say_running(jni, threads, 2);
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
