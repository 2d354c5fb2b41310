/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"
#include "monitors.h"

TITLE("GetObjectMonitorUsage lists no platform thread for a virtual thread with a native caller that waits.");

/* A thread may show that it waits before it gives up the monitor, also once more when it has woken for no
 * reason: it is resumed while it has it. */
static void observe(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    jobject inner = pinned_lock(jni, "INNER");
    int platform = 0;
    must_suspend_with(thread, pinned_state());
    must(GetObjectMonitorUsage, inner, &usage);
    while (usage.owner != NULL && wait_goes_on(&beginning)) {
        release_monitor_usage(&usage);
        must(ResumeThread, thread);
        must_suspend_with(thread, pinned_state());
        must(GetObjectMonitorUsage, inner, &usage);
    }
    for (jint i = 0; i < readable(usage.notify_waiters, usage.notify_waiter_count); i++)
        platform += !(*jni)->IsSameObject(jni, usage.notify_waiters[i], thread);
    say("notify waiters: %d, others than the virtual thread: %d", (int)usage.notify_waiter_count,
        platform);
    release_monitor_usage(&usage);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("waiting", "waiting-timed"),
     .needs = {.can_suspend = 1, .can_get_monitor_info = 1, .can_support_virtual_threads = 1});
