/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited is posted to each environment that enabled it.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWaited, say_and_keep_waited);
    enable_in_second_environment(&(jvmtiCapabilities){.can_generate_monitor_events = 1},
                                 JVMTI_EVENT_MONITOR_WAITED);
}

TEST(.target = "monitor.Waiting", .args = LIST("timed-out"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
