/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports contending and notified threads as waiters.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    jobject first = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    if (++probes < 3)
        return;
    /* Java may show that a thread is blocked a moment before. */
    for (jint i = 2; i <= 6 && probes < 6; i++)
        wait_for_state(thread_at(jni, subjects, i), JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    jvmtiError error = ti(GetObjectMonitorUsage, first, &usage);
    say("probe %d: %s", probes, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < usage.waiter_count; i++)
        say("waiter: %s, local reference: %s", thread_name(usage.waiters[i]),
            truth((*jni)->GetObjectRefType(jni, usage.waiters[i]) == JNILocalRefType));
    release_monitor_usage(&usage);
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
