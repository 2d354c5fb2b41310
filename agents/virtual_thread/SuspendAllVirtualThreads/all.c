/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("All virtual threads are suspended, and no platform thread; the list may be null.");

static void observe(JNIEnv *jni, jobject threads)
{
    suspend_all(0, NULL);
    say_running(jni, threads);
    resume_all(0, NULL);
    say_running(jni, threads);
}

COUNTING_TEST(.timeout = 0);
