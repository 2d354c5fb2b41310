/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "monitors.h"

TITLE("MonitorContendedEntered is not posted after it was disabled, for all threads or for one.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    if (knows_monitors())
        return;
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorContendedEntered, say_known_contended_entered);
    on_thread(MonitorContendedEntered, say_known_contended_entered, thread);
    on_thread(MonitorContendedEntered, say_known_contended_entered, thread_at(jni, subjects, 3));
    off(MonitorContendedEntered);
    off_thread(MonitorContendedEntered, thread);
}

TEST(.target = "monitor.SeveralContenders", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
