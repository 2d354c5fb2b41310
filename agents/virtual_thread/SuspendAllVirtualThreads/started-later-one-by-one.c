/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A thread started while all are suspended is suspended and resumed without the others.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[1] = {counting(jni, threads, 1)};
    suspend_all(1, list);
    jthread later = another(jni, 4);
    bool suspended = is_suspended(later);
    jvmtiError error = ti(SuspendThread, later);
    say("SuspendThread as the state says: %s",
        truth(error == (suspended ? JVMTI_ERROR_THREAD_SUSPENDED : JVMTI_ERROR_NONE)));
    say("suspended: %s, runs: %s", truth(is_suspended(later)), truth(progresses(jni, 4)));
    say_running(jni, threads);
    say("ResumeThread: %s", error_name(ti(ResumeThread, later)));
    await_progress(jni, 4);
    say("suspended: %s", truth(is_suspended(later)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, later)));
    say_running(jni, threads);
    resume_all(0, NULL);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
