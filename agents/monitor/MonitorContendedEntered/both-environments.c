/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorContendedEntered is posted to each environment that enabled it.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorContendedEnter, say_known_contended_enter);
    on(MonitorContendedEntered, say_known_contended_entered);
    enable_in_second_environment(&(jvmtiCapabilities){.can_generate_monitor_events = 1},
                                 JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
}

TEST(.target = "monitor.Entering", .args = LIST("method"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
