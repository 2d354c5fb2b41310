/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetOwnedMonitorStackDepthInfo refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    return ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
