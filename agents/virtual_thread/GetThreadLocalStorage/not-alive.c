/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetThreadLocalStorage refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    void *data = NULL;
    return ti(GetThreadLocalStorage, thread, &data);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe);
