/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("The threads in the list keep running.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {counting(jni, threads, 1), counting(jni, threads, 0)};
    suspend_all(1, list);
    say_running(jni, threads);
    resume_all(0, NULL);
    suspend_all(2, list);
    say_running(jni, threads);
    resume_all(0, NULL);
}

COUNTING_TEST(.timeout = 0);
