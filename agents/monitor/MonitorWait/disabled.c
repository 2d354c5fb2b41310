/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "monitors.h"

TITLE("MonitorWait is not posted after it was disabled, for all threads or for one.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    if (knows_monitors())
        return;
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorWait, say_known_wait);
    on_thread(MonitorWait, say_known_wait, thread);
    on_thread(MonitorWait, say_known_wait, thread_at(jni, subjects, 1));
    off(MonitorWait);
    off_thread(MonitorWait, thread);
}

TEST(.target = "monitor.WaitingTwo", .probe = observe, .needs = {.can_generate_monitor_events = 1});
