/* SPDX-License-Identifier: Apache-2.0 */
#include "../wait_over.h"
#include "monitors.h"

TITLE("GetObjectMonitorUsage lists no virtual thread whose Object.wait is over as a notify waiter.");

static void observe(JNIEnv *jni, jthread thread)
{
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    jvmtiError error = ti(GetObjectMonitorUsage, wait_over_lock(jni, "LOCK"), &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entry count: %d", usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.entry_count);
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    release_monitor_usage(&usage);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.WaitOver", .probe = wait_over_probe,
     .cases = WAIT_OVER_CASES, .needs = {.can_get_monitor_info = 1});
