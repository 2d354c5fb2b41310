/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports a suspended waiter when the owner has left, unless it owns it then.");

static jobject lock; /* global */

/* It may have been blocked before, for reasons of its own. */
static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("contending");
    enter_by_jni(jni, lock);
    (*jni)->MonitorExit(jni, lock);
}

/* A thread may have the monitor for a moment, to see that it is suspended. */
static void await_one_role(void)
{
    struct timespec beginning = {0};
    bool in_one_role = false;
    while (!in_one_role && wait_goes_on(&beginning)) {
        jvmtiMonitorUsage usage;
        must_get_usage_with(0, lock, &usage);
        in_one_role = usage.waiter_count == (usage.owner == NULL ? 1 : 0);
        release_monitor_usage(&usage);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    enter_by_jni(jni, lock);
    jthread contender = start_agent_thread(jni, "contender", contend, NULL);
    arrive_and_wait("contending");
    suspend_waiters(lock, 1, &contender, 1);
    (*jni)->MonitorExit(jni, lock);
    await_one_role();
    say_monitor_usage(lock);
    must(ResumeThread, contender);
    await_end(contender);
    say_monitor_usage(lock);
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1, .can_suspend = 1});
