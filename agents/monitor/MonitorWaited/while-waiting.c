/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited can be enabled and disabled while the thread waits.");

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    say_toggled_event(jni, "MonitorWaited", thread, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    assay_callbacks.MonitorWaited = waited;
    toggle_while_blocked(jni, subject, JVMTI_EVENT_MONITOR_WAITED);
}

TEST(.target = "monitor.BlockedOrWaiting", .args = LIST("waiting"), .probe = observe,
     .cases = TOGGLE_CASES, .needs = {.can_generate_monitor_events = 1});
