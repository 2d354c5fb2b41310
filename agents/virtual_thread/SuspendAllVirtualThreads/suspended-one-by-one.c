/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("SuspendThread and SuspendThreadList reach threads after a resumption of all.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {counting(jni, threads, 2), counting(jni, threads, 1)};
    jvmtiError results[2] = {JVMTI_ERROR_INTERNAL, JVMTI_ERROR_INTERNAL};
    suspend_all(0, NULL);
    resume_all(0, NULL);
    say("SuspendThreadList: %s", error_name(ti(SuspendThreadList, 2, list, results)));
    say("results: %s %s", error_name(results[0]), error_name(results[1]));
    say_running(jni, threads);
    say("SuspendThread: %s", error_name(ti(SuspendThread, counting(jni, threads, 0))));
    say_running(jni, threads);
    say("ResumeThread: %s", error_name(ti(ResumeThread, counting(jni, threads, 2))));
    say_running(jni, threads);
    resume_all(0, NULL);
    say("ResumeThread: %s", error_name(ti(ResumeThread, counting(jni, threads, 1))));
}

COUNTING_TEST(.timeout = 0);
