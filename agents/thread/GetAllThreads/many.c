/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetAllThreads lists each of fifty live threads once.");

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = (*jni)->GetArrayLength(jni, threads);
    int once = 0;
    for (jint i = 0; i < count; i++)
        once += times_listed(jni, (*jni)->GetObjectArrayElement(jni, threads, i)) == 1 ? 1 : 0;
    say("listed once: %d of %d", once, (int)count);
}

TEST(.target = "thread.ManyWaiting", .args = LIST("50"), .probe = observe);
