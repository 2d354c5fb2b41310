/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited is posted for a wait of an interrupted thread only if MonitorWait is.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, say_known_waited);
}

TEST(.target = "monitor.Waiting", .args = LIST("interrupted-before"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
