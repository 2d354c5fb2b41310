/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "monitors.h"
#include "threads.h"

TITLE("MonitorWaited reports that a thread without a Java frame, which waits by JNI, was notified.");

static jobject lock; /* global */
static atomic_bool notified;

static void call(JNIEnv *jni, const char *name)
{
    (*jni)->CallVoidMethod(jni, lock,
                           method_id(jni, find_class(jni, "java/lang/Object"), name, "()V"));
    no_exception(jni);
}

/* Until it waits it owns the monitor, and main cannot enter. */
static void JNICALL waiting(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                            jlong timeout)
{
    say_known_wait(env, jni, thread, monitor, timeout);
    if (monitor_name(jni, monitor) != NULL)
        release_point("waiting");
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                           jboolean timed_out)
{
    if (monitor_name(jni, monitor) != NULL && !notified)
        inapplicable("a wait ended for no reason");
    say_known_waited(env, jni, thread, monitor, timed_out);
}

static void in_monitor(JNIEnv *jni, const char *name)
{
    enter_by_jni(jni, lock);
    notified = strcmp(name, "notify") == 0;
    call(jni, name);
    if ((*jni)->MonitorExit(jni, lock) != JNI_OK)
        broken("MonitorExit failed");
}

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    in_monitor(jni, "wait");
}

static void observe(JNIEnv *jni, jobject unused)
{
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    know_monitor(jni, lock, "the lock");
    on(MonitorWait, waiting);
    on(MonitorWaited, waited);
    jthread thread = start_agent_thread(jni, "waiter", wait_once, NULL);
    arrive_and_wait("waiting");
    in_monitor(jni, "notify");
    await_end(thread);
    say("ended");
}

TEST(.probe = observe, .needs = {.can_generate_monitor_events = 1});
