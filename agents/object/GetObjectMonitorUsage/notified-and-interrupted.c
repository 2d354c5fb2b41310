/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports a thread that was notified, or interrupted, as a waiter, and no other.");

static const char *name_of(JNIEnv *jni, jobject subjects, jthread thread)
{
    static const char *const names[] = {"main", "notified", "other"};
    for (jsize i = 0; i < 3; i++)
        if ((*jni)->IsSameObject(jni, thread, element(jni, subjects, 1 + i)))
            return names[i];
    return thread == NULL ? "none" : "another";
}

/* The lock, and the threads. */
static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    /* Java may show that a thread is blocked a moment before. */
    if (++probes < 3)
        wait_for_state(element(jni, subjects, 1 + probes),
                       JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    jvmtiError error = ti(GetObjectMonitorUsage, element(jni, subjects, 0), &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entered %d times", name_of(jni, subjects, usage.owner), (int)usage.entry_count);
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < usage.waiter_count; i++)
        say("waiter: %s", name_of(jni, subjects, usage.waiters[i]));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    for (jint i = 0; i < usage.notify_waiter_count; i++)
        say("notify waiter: %s", name_of(jni, subjects, usage.notify_waiters[i]));
    release_monitor_usage(&usage);
}

TEST(.target = "monitor.NotifiedAndInterrupted", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
