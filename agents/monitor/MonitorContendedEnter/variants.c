/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorContendedEnter and MonitorContendedEntered are posted only if the thread has to wait.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!knows_monitors()) {
        know_locks(jni, subject);
        on(MonitorContendedEnter, say_known_contended_enter);
        on(MonitorContendedEntered, say_known_contended_entered);
        return;
    }
    enter_by_jni(jni, subject);
    say("entered by JNI");
    (*jni)->MonitorExit(jni, subject);
}

TEST(.target = "monitor.Entering", .args = LIST("block", "method", "static", "jni"),
     .probe = observe, .needs = {.can_generate_monitor_events = 1});
