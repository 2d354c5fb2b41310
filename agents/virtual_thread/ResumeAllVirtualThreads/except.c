/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("The threads in the list stay as they are, suspended or not.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {counting(jni, threads, 2), counting(jni, threads, 0)};
    suspend_all(0, NULL);
    resume_all(1, list);
    say_running(jni, threads);
    suspend_all(0, NULL);
    must(ResumeThread, list[1]);
    resume_all(2, list);
    say_running(jni, threads);
    resume_all(0, NULL);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
