/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A list of no threads excepts none.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[1] = {counting(jni, threads, 1)};
    suspend_all(0, list);
    say_running(jni, threads);
    resume_all(0, list);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
