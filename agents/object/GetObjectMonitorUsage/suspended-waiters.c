/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports suspended threads as owner, waiters and notify waiters.");

enum { FIRST = 1, ENTERING = 2, WAITING = 5, LAST = 6 }; /* threads in the subjects */

/* In the second probe there are threads of each kind. */
static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes != 2)
        return;
    /* One that has woken to see whether it can enter does not wait when it is suspended then. */
    for (jint i = ENTERING; i < WAITING; i++)
        assay_must(
            assay_env, "SuspendThread",
            suspend_with(thread_at(jni, subjects, i), JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER));
    must(SuspendThread, thread_at(jni, subjects, FIRST));
    for (jint i = WAITING; i <= LAST; i++)
        must(SuspendThread, thread_at(jni, subjects, i));
    say_monitor_usage((*jni)->GetObjectArrayElement(jni, subjects, 0));
    for (jint i = FIRST; i <= LAST; i++)
        must(ResumeThread, thread_at(jni, subjects, i));
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1, .can_suspend = 1});
