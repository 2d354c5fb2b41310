/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_contenders.h"

TITLE("MonitorContendedEnter is posted for each of three threads that contend for a monitor.");

static void observe(JNIEnv *jni, jobject subjects)
{
    if (knows_monitors()) {
        await_contentions();
        return;
    }
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    on(MonitorContendedEnter, say_first_contention);
    on(MonitorContendedEntered, say_known_contended_entered);
}

TEST(.target = "monitor.SeveralContenders", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
