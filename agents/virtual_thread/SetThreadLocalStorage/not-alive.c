/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("SetThreadLocalStorage refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    static char value;
    return ti(SetThreadLocalStorage, thread, &value);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe);
