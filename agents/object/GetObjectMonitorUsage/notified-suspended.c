/* SPDX-License-Identifier: Apache-2.0 */
#include "../notified_and_interrupted.h"

TITLE("GetObjectMonitorUsage reports a suspended thread that was notified, or interrupted, as a waiter.");

/* In the third probe both have ended. */
static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes == 3)
        return;
    jthread thread = element(jni, subjects, 1 + probes);
    assay_must(assay_env, "SuspendThread",
               suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER));
    say_usage_of_first(jni, subjects, 1 + probes);
    must(ResumeThread, thread);
}

TEST(.target = "monitor.NotifiedAndInterrupted", .probe = observe,
     .needs = {.can_get_monitor_info = 1, .can_suspend = 1});
