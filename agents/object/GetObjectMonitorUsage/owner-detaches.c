/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage reports a monitor as free, or the next owner, once its owner has detached.");

static jobject lock, other; /* global references */

static void enter(JNIEnv *jni, jobject object)
{
    enter_by_jni(jni, object);
}

/* Detached after it, which releases the monitors. */
static void own(JNIEnv *jni, void *unused)
{
    enter(jni, lock);
    enter(jni, lock);
    enter(jni, other);
    arrive_and_wait("owning");
}

/* It may have been blocked before, for reasons of its own. */
static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("contending");
    enter(jni, lock);
    arrive_and_wait("entered");
    (*jni)->MonitorExit(jni, lock);
}

/* Not how often it is entered: of entries by JNI other tests say that. */
static void say_owner(const char *name, jobject monitor, jint waiters)
{
    jvmtiMonitorUsage usage;
    must_get_usage_with(waiters, monitor, &usage);
    say("%s: owner %s, waiters %d", name, usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.waiter_count);
    release_monitor_usage(&usage);
}

static void observe(JNIEnv *jni, jobject unused)
{
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    other = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the other"));
    pthread_t owner = start_attached("owner", own, NULL);
    await_arrival("owning");
    jthread contender = start_agent_thread(jni, "contender", contend, NULL);
    arrive_and_wait("contending");
    say_owner("lock", lock, 1);
    say_owner("other", other, 0);
    release_point("owning");
    pthread_join(owner, NULL);
    await_arrival("entered");
    say_owner("lock", lock, 0);
    say_owner("other", other, 0);
    release_point("entered");
    await_end(contender);
    say_owner("lock", lock, 0);
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1});
