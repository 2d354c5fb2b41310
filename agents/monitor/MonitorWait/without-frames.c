/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("MonitorWait and MonitorWaited are posted for a thread that waits by JNI and has no Java frame.");

static _Thread_local bool timed_out_once, ended_early;

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                           jboolean timed_out)
{
    timed_out_once |= timed_out;
    ended_early |= !timed_out;
    say_known_waited(env, jni, thread, monitor, timed_out);
}

/* A wait may end for no reason: so did one that is reported as not timed out, where others are
 * reported as timed out. It waits but once, so that each wait has its own events. */
static void need_timed_out(JNIEnv *jni)
{
    for (int i = 0; i < 100 && ended_early && !timed_out_once; i++)
        wait_on_own_object(jni);
    if (ended_early && timed_out_once)
        inapplicable("a wait ended for no reason");
}

/* Waits for some milliseconds where it has entered twice. */
static void wait_in(JNIEnv *jni, const char *name, jobject monitor, jlong timeout)
{
    know_monitor(jni, monitor, name);
    for (int i = 0; i < 2; i++)
        enter_by_jni(jni, monitor);
    say("waiter waits in the monitor of %s", name);
    timed_out_once = ended_early = false;
    wait_by_jni(jni, monitor, timeout);
    need_timed_out(jni);
    for (int i = 0; i < 2; i++)
        say("left: %s", truth((*jni)->MonitorExit(jni, monitor) == JNI_OK));
}

static void JNICALL wait_thrice(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    wait_in(jni, "a string", (*jni)->NewStringUTF(jni, "the lock"), 1);
    wait_in(jni, "an array", (*jni)->NewIntArray(jni, 3), 23);
    wait_in(jni, "a class", find_class(jni, "heap/graph/Thing"), 5);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, waited);
    await_end(start_agent_thread(jni, "waiter", wait_thrice, NULL));
}

TEST(.probe = observe, .needs = {.can_generate_monitor_events = 1});
