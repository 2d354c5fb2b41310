/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports contending and notified threads as waiters.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    jvmtiMonitorUsage usage;
    jobject first = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    if (++probes < 3)
        return;
    jvmtiError error = monitor_usage_with(probes < 6 ? 5 : 0, first, &usage);
    say("probe %d: %s", probes, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        say("waiter: %s, local reference: %s", thread_name(usage.waiters[i]),
            truth((*jni)->GetObjectRefType(jni, usage.waiters[i]) == JNILocalRefType));
    release_monitor_usage(&usage);
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
