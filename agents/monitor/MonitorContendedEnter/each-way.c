/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A thread that has to wait for a monitor says so before and after; one that has not, does not.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!knows_monitors()) {
        know_locks(jni, subject);
        on(MonitorContendedEnter, say_known_contended_enter);
        on(MonitorContendedEntered, say_known_contended_entered);
        return;
    }
    if ((*jni)->MonitorEnter(jni, subject) != JNI_OK)
        broken("MonitorEnter failed");
    say("entered by JNI");
    (*jni)->MonitorExit(jni, subject);
}

TEST(.target = "monitor.Entering", .args = LIST("block", "method", "static", "jni"),
     .probe = observe, .needs = {.can_generate_monitor_events = 1});
