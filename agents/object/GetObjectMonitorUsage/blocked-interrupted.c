/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetObjectMonitorUsage lists an interrupted thread that waits to enter the monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject monitor = NULL;
    jvmtiMonitorUsage usage = {0};
    wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    must(GetCurrentContendedMonitor, thread, &monitor);
    if (monitor == NULL) {
        say("it has no contended monitor");
        return;
    }
    jvmtiError error = ti(GetObjectMonitorUsage, monitor, &usage);
    say("GetObjectMonitorUsage: %s, waiters: %d", error_name(error), (int)usage.waiter_count);
    if (error != JVMTI_ERROR_NONE)
        return;
    say("the thread: %d times",
        times_in(jni, thread, readable(usage.waiters, usage.waiter_count), usage.waiters));
    release(usage.waiters);
    release(usage.notify_waiters);
}

TEST(.target = "thread.InState", .args = LIST("block", "interrupted"), .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1, .can_get_monitor_info = 1});
