/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetOwnedMonitorInfo accepts every platform thread while some are carriers.");

static jvmtiError owned_monitors(jthread thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
    return error;
}

static jvmtiError owned_with_depths(jthread thread)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
    return error;
}

static jvmtiError contended_monitor(jthread thread)
{
    jobject monitor = NULL;
    return ti(GetCurrentContendedMonitor, thread, &monitor);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_refused_threads("GetOwnedMonitorInfo", owned_monitors);
    say_refused_threads("GetOwnedMonitorStackDepthInfo", owned_with_depths);
    say_refused_threads("GetCurrentContendedMonitor", contended_monitor);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1,
               .can_get_owned_monitor_stack_depth_info = 1,
               .can_get_current_contended_monitor = 1});
