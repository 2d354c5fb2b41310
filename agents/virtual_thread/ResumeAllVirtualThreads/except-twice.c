/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A thread that the list names twice stays suspended, and the others do not.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {counting(jni, threads, 2), counting(jni, threads, 2)};
    suspend_all(0, NULL);
    resume_all(2, list);
    say_running(jni, threads);
    resume_all(0, list);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
