/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("InterruptThread of a suspended thread that sleeps or waits ends that when the thread is resumed.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    jthread thread = thread_at(jni, subject, 0);
    must_suspend_with(thread, JVMTI_THREAD_STATE_WAITING);
    SAY_CALL(InterruptThread, thread);
    give_others_time();
    say("suspended: %s", truth(is_suspended(thread)));
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "thread.Interruptible", .probe = observe,
     .cases = LIST("joining", "sleeping", "waiting", "waiting-timed"),
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
