/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetLocalInt refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jint value = 0;
    return ti(GetLocalInt, thread, 0, 0, &value);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe,
     .needs = {.can_access_local_variables = 1});
