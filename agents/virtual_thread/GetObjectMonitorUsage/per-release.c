/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetObjectMonitorUsage lists virtual threads as owners and waiters as the release specifies.");

static void say_names(JNIEnv *jni, const char *what, jint count, jthread *threads)
{
    /* In the order of their names, for that of the array is open. */
    say("%s: %d", what, (int)count);
    static const char *const names[] = {
        "entering", "main", "platform blocked", "platform entering", "platform waiting", "waiting"};
    for (int i = 0; i < 6; i++)
        for (jint j = 0; j < count; j++)
            if (strcmp(thread_name(threads[j]), names[i]) == 0)
                say("%s: %s", what, names[i]);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    await_blocked(jni, subjects, ENTERING, PLATFORM_BLOCKED);
    for (int i = 0; i < MONITORS; i++) {
        jvmtiMonitorUsage usage = {.entry_count = -7, .waiter_count = -7};
        jvmtiError error = ti(GetObjectMonitorUsage, a_monitor(jni, subjects, i), &usage);
        say("%c: %s, owner: %s, entry count: %d", 'A' + i, error_name(error),
            usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
        say_names(jni, "waiters", usage.waiter_count, usage.waiters);
        say_names(jni, "notify waiters", usage.notify_waiter_count, usage.notify_waiters);
        release(usage.waiters);
        release(usage.notify_waiters);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
