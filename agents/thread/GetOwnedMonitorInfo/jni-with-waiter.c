/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetOwnedMonitorInfo lists a monitor entered through JNI on which another thread waits.");

static jobject lock;  /* global */
static bool notified; /* guarded by it */

static void JNICALL wait_until_notified(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    enter_by_jni(jni, lock);
    release_point("entered");
    while (!notified)
        wait_by_jni(jni, lock, is_case("timed") ? 3600000 : 0);
    (*jni)->MonitorExit(jni, lock);
}

static void say_owned(JNIEnv *jni, const char *when)
{
    say_owned_monitors(jni, when, NULL);
    say_owned_monitor_depths(jni, when, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    jthread waiter = start_agent_thread(jni, "waiter", wait_until_notified, NULL);
    arrive_and_wait("entered");
    enter_by_jni(jni, lock); /* when the thread waits */
    say_owned(jni, "with a waiter");
    notified = true;
    notify_all(jni, lock);
    say_owned(jni, "after the notification");
    (*jni)->MonitorExit(jni, lock);
    await_end(waiter);
    say_owned(jni, "left");
}

TEST(.probe = observe, .cases = LIST("untimed", "timed"),
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
