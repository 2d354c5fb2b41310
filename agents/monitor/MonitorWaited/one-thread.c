/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "monitors.h"

TITLE("MonitorWaited can be enabled for one thread alone.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0), "first");
    jthread other = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    on_thread(MonitorWaited, say_known_waited, other);
    off_thread(MonitorWaited, other);
    on_thread(MonitorWaited, say_known_waited, thread_at(jni, subjects, 2));
}

TEST(.target = "monitor.WaitingTwo", .probe = observe, .needs = {.can_generate_monitor_events = 1});
