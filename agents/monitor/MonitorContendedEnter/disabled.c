/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("After MonitorContendedEnter was disabled for all threads or for one it comes no more.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    if (known_monitors()->object != NULL)
        return;
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorContendedEnter, say_contended);
    on_thread(MonitorContendedEnter, say_contended, thread);
    off(MonitorContendedEnter);
    off_thread(MonitorContendedEnter, thread);
}

TEST(.target = "monitor.Several", .probe = observe, .needs = {.can_generate_monitor_events = 1});
