/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports a suspended waiter when the owner has left, unless it owns it then.");

static jobject lock; /* global */

static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("contending");
    enter_by_jni(jni, lock);
    (*jni)->MonitorExit(jni, lock);
}

/* For a moment a thread may own the monitor and wait for it, to see that it is suspended: false then. */
static bool say_role(JNIEnv *jni)
{
    jvmtiMonitorUsage usage;
    (*jni)->PushLocalFrame(jni, 16);
    must_get_usage_with(0, lock, &usage);
    bool waits = readable(usage.waiters, usage.waiter_count) == 1, owns = usage.owner != NULL;
    if (waits != owns)
        say("%s: %s, entered %d times", owns ? "owner" : "waiter",
            thread_name(owns ? usage.owner : usage.waiters[0]), (int)usage.entry_count);
    release_monitor_usage(&usage);
    (*jni)->PopLocalFrame(jni, NULL);
    return waits != owns;
}

static void observe(JNIEnv *jni, jobject unused)
{
    struct timespec beginning = {0};
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    enter_by_jni(jni, lock);
    jthread contender = start_agent_thread(jni, "contender", contend, NULL);
    arrive_and_wait("contending");
    suspend_waiters(lock, 1, &contender, 1);
    (*jni)->MonitorExit(jni, lock);
    while (!say_role(jni) && wait_goes_on(&beginning))
        continue;
    must(ResumeThread, contender);
    await_end(contender);
    say_monitor_usage(lock);
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1, .can_suspend = 1});
