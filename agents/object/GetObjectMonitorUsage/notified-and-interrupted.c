/* SPDX-License-Identifier: Apache-2.0 */
#include "../notified_and_interrupted.h"

TITLE("GetObjectMonitorUsage reports a thread that was notified, or interrupted, as a waiter, and no other.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    /* Java may show that a thread is blocked a moment before. */
    if (++probes < 3)
        wait_for_state(element(jni, subjects, 1 + probes),
                       JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_usage_of_first(jni, subjects);
}

TEST(.target = "monitor.NotifiedAndInterrupted", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
