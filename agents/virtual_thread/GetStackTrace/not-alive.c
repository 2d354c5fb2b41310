/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetStackTrace refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jvmtiFrameInfo frames[10] = {{0}};
    jint count = 0;
    return ti(GetStackTrace, thread, 0, 10, frames, &count);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe);
