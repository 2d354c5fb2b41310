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
    suspend_waiters(element(jni, subjects, 0), probes, &thread, 1);
    say_usage_of_first(jni, subjects, 0);
    must(ResumeThread, thread);
}

TEST(.target = "monitor.NotifiedAndInterrupted", .probe = observe,
     .needs = {.can_get_monitor_info = 1, .can_suspend = 1});
