/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("MonitorWait and MonitorWaited are posted for a thread that waits by JNI and has no Java frame.");

/* Waits for some milliseconds where it has entered twice. */
static void wait_in(JNIEnv *jni, const char *name, jobject monitor, jlong timeout)
{
    jmethodID wait = method_id(jni, find_class(jni, "java/lang/Object"), "wait", "(J)V");
    know_monitor(jni, monitor, name);
    for (int i = 0; i < 2; i++)
        if ((*jni)->MonitorEnter(jni, monitor) != JNI_OK)
            broken("MonitorEnter failed");
    say("waiter waits in the monitor of %s", name);
    (*jni)->CallVoidMethod(jni, monitor, wait, timeout);
    no_exception(jni);
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
    on(MonitorWaited, say_known_waited);
    await_end(start_agent_thread(jni, "waiter", wait_thrice, NULL));
}

TEST(.probe = observe, .needs = {.can_generate_monitor_events = 1});
