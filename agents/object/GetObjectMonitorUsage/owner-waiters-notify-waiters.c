/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage distinguishes owner, entry count, waiters and notify waiters.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject lock = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jvmtiMonitorUsage usage;
    jvmtiError error = monitor_usage_with(1, lock, &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s", usage.owner == NULL ? "none" : thread_name(usage.owner));
    say("entry count: %d", (int)usage.entry_count);
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        say("waiter: %s", thread_name(usage.waiters[i]));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    for (jint i = 0; i < readable(usage.notify_waiters, usage.notify_waiter_count); i++)
        say("notify waiter: %s", thread_name(usage.notify_waiters[i]));
    SAY_CALL(Deallocate, (unsigned char *)usage.waiters);
    SAY_CALL(Deallocate, (unsigned char *)usage.notify_waiters);
}

TEST(.target = "monitor.Contenders", .probe = observe, .needs = {.can_get_monitor_info = 1});
