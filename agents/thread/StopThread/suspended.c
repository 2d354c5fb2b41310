/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("StopThread leaves a suspended thread suspended and throws when it is resumed.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint state = 0;
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, 3);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("StopThread: %s", error_name(ti(StopThread, thread, throwable)));
    give_others_time();
    must(GetThreadState, thread, &state);
    say("suspended: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
}

TEST(.target = "thread.Stoppable", .args = LIST("running"), .probe = observe,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
