/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage does not report threads without notification as waiters.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes < 3)
        say_monitor_usage((*jni)->GetObjectArrayElement(jni, subjects, 0));
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
