/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports owner and waiter that are native threads without Java frames.");

static jobject lock; /* a global reference */

static void own(JNIEnv *jni, void *unused)
{
    for (int i = 0; i < 3; i++)
        enter_by_jni(jni, lock);
    arrive_and_wait("owning");
    for (int i = 0; i < 3; i++)
        (*jni)->MonitorExit(jni, lock);
}

/* It may have been blocked before, for reasons of its own. */
static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("contending");
    enter_by_jni(jni, lock);
    (*jni)->MonitorExit(jni, lock);
}

static void observe(JNIEnv *jni, jobject unused)
{
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    pthread_t owner = start_attached("owner", own, NULL);
    await_arrival("owning");
    say_monitor_usage(lock);
    jthread contender = start_agent_thread(jni, "contender", contend, NULL);
    arrive_and_wait("contending");
    say_monitor_usage_with(1, lock);
    release_point("owning");
    pthread_join(owner, NULL);
    await_end(contender);
    say_monitor_usage(lock);
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1});
