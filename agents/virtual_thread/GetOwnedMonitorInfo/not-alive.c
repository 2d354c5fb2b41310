/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetOwnedMonitorInfo refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    return ti(GetOwnedMonitorInfo, thread, &count, &monitors);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
