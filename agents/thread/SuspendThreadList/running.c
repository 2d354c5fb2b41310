/* SPDX-License-Identifier: Apache-2.0 */
#include "../lists.h"

TITLE("All threads of the list are suspended, and one that is not in it runs on.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {counting(jni, threads, 3), counting(jni, threads, 0),
                      counting(jni, threads, 2)};
    SAY_LIST(SuspendThreadList, 3, list);
    say_running(jni, threads, 4);
    SAY_LIST(ResumeThreadList, 2, list);
    say_running(jni, threads, 4);
    say("ResumeThread: %s", error_name(ti(ResumeThread, list[2])));
    say_running(jni, threads, 4);
}

TEST(.target = "thread.Counting", .args = LIST("4"), .probe = observe, .needs = {.can_suspend = 1});
