/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread returns when a running thread has stopped, until it is resumed.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    for (int i = 0; i < 5; i++) {
        await_counting(jni, thread);
        jvmtiError error = ti(SuspendThread, thread);
        jint before = counter_of(jni, thread);
        bool suspended = is_suspended(thread);
        bool runs = counts_on(jni, thread);
        say("SuspendThread: %s, suspended: %s", error_name(error), truth(suspended));
        say("progress: %s", truth(runs || counter_of(jni, thread) != before));
        SAY_CALL(ResumeThread, thread);
    }
    await_counting(jni, thread);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
