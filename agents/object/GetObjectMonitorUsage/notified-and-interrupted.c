/* SPDX-License-Identifier: Apache-2.0 */
#include "../notified_and_interrupted.h"

TITLE("GetObjectMonitorUsage reports a thread that was notified, or interrupted, as a waiter, and no other.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    probes++;
    say_usage_of_first(jni, subjects, probes < 3 ? probes : 0);
}

TEST(.target = "monitor.NotifiedAndInterrupted", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
