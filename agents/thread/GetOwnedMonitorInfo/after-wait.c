/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists a monitor again that the thread has given up in Object.wait.");

/* Main waits a moment in a monitor that it has entered through JNI. */
static void wait_in(JNIEnv *jni, jobject lock)
{
    enter_by_jni(jni, lock);
    wait_by_jni(jni, lock, 1);
    say_owned_monitors(jni, "main", NULL);
    (*jni)->MonitorExit(jni, lock);
    say_owned_monitors(jni, "main", NULL);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int probes;
    if (probes++ == 0) {
        wait_in(jni, subject);
        return;
    }
    need_depths(jni, subject);
    say_owned_monitors(jni, "waiter", subject);
    say_owned_monitor_depths(jni, "waiter", subject);
}

TEST(.target = "monitor.AfterWait", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
