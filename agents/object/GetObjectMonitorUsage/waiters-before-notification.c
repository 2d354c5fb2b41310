/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage does not report threads without notification as waiters.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes > 2)
        return;
    /* Java may show that a thread is blocked a moment before. */
    for (jint i = 2; i <= 4 && probes == 2; i++)
        wait_for_state(thread_at(jni, subjects, i), JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_monitor_usage((*jni)->GetObjectArrayElement(jni, subjects, 0));
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
