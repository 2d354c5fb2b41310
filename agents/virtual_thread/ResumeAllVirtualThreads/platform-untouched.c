/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A suspended platform thread stays suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    must(SuspendThread, counting(jni, threads, 3));
    suspend_all(0, NULL);
    say_running(jni, threads);
    resume_all(0, NULL);
    say_running(jni, threads);
    must(ResumeThread, counting(jni, threads, 3));
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
