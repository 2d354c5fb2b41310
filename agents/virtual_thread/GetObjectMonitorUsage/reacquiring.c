/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetObjectMonitorUsage lists the notified platform thread that has to reacquire the monitor.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jvmtiMonitorUsage usage = {.entry_count = -7, .waiter_count = -7};
    await_blocked(jni, subjects, WAITING, PLATFORM_WAITING);
    jvmtiError error = monitor_usage_with(1, a_monitor(jni, subjects, 5), &usage);
    bool platform = false;
    if (error != JVMTI_ERROR_NONE) {
        say("GetObjectMonitorUsage: %s", error_name(error));
        return;
    }
    say("GetObjectMonitorUsage: %s, owner: %s, entry count: %d", error_name(error),
        usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        platform = platform || strcmp(thread_name(usage.waiters[i]), "platform waiting") == 0;
    say("waiters: %d, the platform thread among them: %s", (int)usage.waiter_count,
        truth(platform));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    release_monitor_usage(&usage);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .args = LIST("notified"),
     .probe = observe, .needs = {.can_get_monitor_info = 1});
