/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports owner and entry count while other threads start and end.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    jobject first = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jvmtiError error = ti(GetObjectMonitorUsage, first, &usage);
    say("probe %d: %s", ++probes, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entered %d times", usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.entry_count);
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    for (jint i = 0; i < readable(usage.notify_waiters, usage.notify_waiter_count); i++)
        say("notify waiter: %s", thread_name(usage.notify_waiters[i]));
    release_monitor_usage(&usage);
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
