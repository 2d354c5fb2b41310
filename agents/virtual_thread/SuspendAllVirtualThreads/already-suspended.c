/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Threads that are suspended stay so, also those in the list, and cause no error.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[1] = {counting(jni, threads, 1)};
    must(SuspendThread, counting(jni, threads, 0));
    must(SuspendThread, counting(jni, threads, 1));
    suspend_all(1, list);
    say_running(jni, threads);
    suspend_all(0, NULL);
    say_running(jni, threads);
    resume_all(0, NULL);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
