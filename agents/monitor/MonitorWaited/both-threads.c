/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited is posted once for each of two threads.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorWaited, say_known_waited);
}

TEST(.target = "monitor.WaitingTwo", .probe = observe, .needs = {.can_generate_monitor_events = 1});
