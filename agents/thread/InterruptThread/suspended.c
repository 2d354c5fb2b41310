/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("InterruptThread sets the status of a suspended thread, which goes on when it is resumed.");

static void observe(JNIEnv *jni, jobject threads)
{
    jint state = 0;
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, 0);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(InterruptThread, thread);
    give_others_time();
    must(GetThreadState, thread, &state);
    say("suspended: %s, interrupted: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0),
        truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0));
    must(ResumeThread, thread);
}

TEST(.target = "thread.Interruptible", .args = LIST("parked"), .probe = observe,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
