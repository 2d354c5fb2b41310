/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWait is posted while the thread owns the monitor and contends for none.");

static void JNICALL about_to_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                  jlong timeout)
{
    jvmtiMonitorUsage usage = {0};
    if (monitor_name(jni, object) == NULL)
        return;
    must(GetObjectMonitorUsage, object, &usage);
    say("MonitorWait: owned by the thread: %s, its owner: %s, entered %d times",
        truth(owns_monitor(jni, thread, object)),
        usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
    release(usage.waiters);
    release(usage.notify_waiters);
    say("contended: %s", contended_name(jni, thread));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWait, about_to_wait);
}

TEST(.target = "monitor.Waiting", .args = LIST("timed-out"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_monitor_info = 1,
               .can_get_current_contended_monitor = 1});
