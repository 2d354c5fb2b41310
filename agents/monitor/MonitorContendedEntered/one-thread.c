/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "monitors.h"

TITLE("MonitorContendedEntered can be enabled for one thread alone.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread other = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    if (!knows_monitors()) {
        know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
        on_thread(MonitorContendedEntered, say_known_contended_entered, other);
        off_thread(MonitorContendedEntered, other);
        on_thread(MonitorContendedEntered, say_known_contended_entered,
                  thread_at(jni, subjects, 2));
    }
}

TEST(.target = "monitor.SeveralContenders", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
