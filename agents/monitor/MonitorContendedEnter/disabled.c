/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../several_contenders.h"

TITLE("MonitorContendedEnter is not posted after it was disabled, for all threads or for one.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    if (knows_monitors())
        return;
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorContendedEnter, say_known_contended_enter);
    on_thread(MonitorContendedEnter, say_first_contention, thread);
    on_thread(MonitorContendedEnter, say_first_contention, thread_at(jni, subjects, 3));
    off(MonitorContendedEnter);
    off_thread(MonitorContendedEnter, thread);
}

TEST(.target = "monitor.SeveralContenders", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
