/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A running thread is suspended when the call returns, and makes no progress until resumed.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = counting(jni, threads, 0);
    for (int i = 0; i < 5; i++) {
        await_progress(jni, thread);
        jvmtiError error = ti(SuspendThread, thread);
        jint before = count_of(jni, thread);
        bool suspended = is_suspended(thread);
        bool runs = progresses(jni, thread);
        say("SuspendThread: %s, suspended: %s", error_name(error), truth(suspended));
        say("progress: %s", truth(runs || count_of(jni, thread) != before));
        say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    }
    await_progress(jni, thread);
    say_running(jni, threads, 2);
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe, .needs = {.can_suspend = 1});
