/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "monitors.h"

TITLE("MonitorWaited is not posted after it was disabled, for all threads or for one.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    if (knows_monitors())
        return;
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorWaited, say_known_waited);
    on_thread(MonitorWaited, say_known_waited, thread);
    on_thread(MonitorWaited, say_known_waited, thread_at(jni, subjects, 1));
    off(MonitorWaited);
    off_thread(MonitorWaited, thread);
}

TEST(.target = "monitor.WaitingTwo", .probe = observe, .needs = {.can_generate_monitor_events = 1});
