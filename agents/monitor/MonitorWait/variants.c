/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWait reports the timeout of each wait, MonitorWaited whether it timed out.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, say_and_keep_waited);
}

TEST(.target = "monitor.Waiting", .args = LIST("notified", "timed-out", "interrupted"),
     .probe = observe, .needs = {.can_generate_monitor_events = 1});
