/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited is posted only to the environment that enabled it.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    assay_callbacks.MonitorWait = say_known_wait;
    on(MonitorWaited, say_and_keep_waited);
    enable_in_second_environment(&(jvmtiCapabilities){.can_generate_monitor_events = 1},
                                 JVMTI_EVENT_MONITOR_WAIT);
}

TEST(.target = "monitor.Waiting", .args = LIST("timed-out"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
