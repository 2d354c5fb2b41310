/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread stops a thread that was resumed a moment before.");

enum { TIMES = 100 };

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    int went_on = 0;
    must(SuspendThread, thread);
    for (int i = 0; i < TIMES; i++) {
        must(ResumeThread, thread);
        must(SuspendThread, thread);
        jint before = counter_of(jni, thread);
        give_others_time();
        went_on += counter_of(jni, thread) != before;
    }
    say("suspended, but went on: %d", went_on);
    must(ResumeThread, thread);
    await_counting(jni, thread);
    say("resumed: counts on");
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
