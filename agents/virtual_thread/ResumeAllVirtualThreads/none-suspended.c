/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Threads that run are no error and stay running.");

static void observe(JNIEnv *jni, jobject threads)
{
    resume_all(0, NULL);
    say_running(jni, threads);
    suspend_all(0, NULL);
    say_running(jni, threads);
    resume_all(0, NULL);
    resume_all(0, NULL);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
