/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage does not report threads without notification as waiters.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes > 2)
        return;
    say_monitor_usage_with(probes == 2 ? 3 : 0, (*jni)->GetObjectArrayElement(jni, subjects, 0));
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
