/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "monitors.h"
#include "threads.h"

TITLE("MonitorContendedEntered is posted where the owner of an array's monitor gives it up by Object.wait.");

static jintArray array; /* a global reference */
static atomic_bool notified;

static void call(JNIEnv *jni, const char *name)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), name, "()V");
    (*jni)->CallVoidMethod(jni, array, method);
    no_exception(jni);
}

static void enter(JNIEnv *jni)
{
    enter_by_jni(jni, array);
}

/* Not of main: whether to enter again after a wait is to contend is left open. */
static void JNICALL wanted(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (strcmp(thread_name(thread), "contender") == 0)
        say_known_contended_enter(env, jni, thread, object);
}

static void JNICALL got(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (strcmp(thread_name(thread), "contender") == 0)
        say_known_contended_entered(env, jni, thread, object);
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                           jboolean timed_out)
{
    if (monitor_name(jni, monitor) != NULL && !notified)
        inapplicable("a wait ended for no reason");
    say_known_waited(env, jni, thread, monitor, timed_out);
}

static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    enter(jni);
    say("contender notifies");
    notified = true;
    call(jni, "notify");
    (*jni)->MonitorExit(jni, array);
}

static void observe(JNIEnv *jni, jobject unused)
{
    array = (*jni)->NewGlobalRef(jni, (*jni)->NewIntArray(jni, 3));
    know_monitor(jni, array, "array");
    on(MonitorContendedEnter, wanted);
    on(MonitorContendedEntered, got);
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, waited);
    enter(jni);
    jthread contender = start_agent_thread(jni, "contender", contend, NULL);
    arrive_and_wait("contending 1");
    /* After its handler the thread may look again whether the monitor is free. */
    give_others_time();
    wait_for_state(contender, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say("main waits");
    call(jni, "wait");
    say("main goes on");
    (*jni)->MonitorExit(jni, array);
    await_end(contender);
}

TEST(.probe = observe, .needs = {.can_generate_monitor_events = 1});
