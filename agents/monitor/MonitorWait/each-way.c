/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("Each wait is announced with its timeout, and its end with whether it has timed out.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, say_known_waited);
}

TEST(.target = "monitor.Waiting", .args = LIST("notified", "timed-out", "interrupted"),
     .probe = observe, .needs = {.can_generate_monitor_events = 1});
