/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../several_contenders.h"

TITLE("MonitorContendedEnter can be enabled for one thread alone.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread other = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    if (!knows_monitors()) {
        know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
        on_thread(MonitorContendedEnter, say_first_contention, other);
        off_thread(MonitorContendedEnter, other);
        on_thread(MonitorContendedEnter, say_first_contention, thread_at(jni, subjects, 2));
    }
}

TEST(.target = "monitor.SeveralContenders", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
