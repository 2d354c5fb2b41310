/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "monitors.h"
#include "pending.h"
#include "threads.h"

TITLE("GetThreadState reports a thread that slept and waited in its handler as blocked or waiting.");

static jobject lock;  /* global */
static bool notified; /* guarded by it */
static atomic_bool slept;

static void sleep_and_wait(JNIEnv *jni, jobject monitor)
{
    if (atomic_load(&slept) || !(*jni)->IsSameObject(jni, monitor, lock))
        return;
    jclass klass = find_class(jni, "java/lang/Thread");
    /* Sleeps: the test is about a sleep in the handler. */
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "sleep", "(J)V"),
                                 (jlong)1);
    no_exception(jni);
    wait_on_own_object(jni);
    atomic_store(&slept, true);
}

static void JNICALL contends(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor)
{
    sleep_and_wait(jni, monitor);
}

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                          jlong timeout)
{
    sleep_and_wait(jni, monitor);
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                           jboolean timed_out)
{
    /* The exception of an interrupted wait of another thread may be pending. */
    jthrowable pending = set_aside(jni);
    sleep_and_wait(jni, monitor);
    put_back(jni, pending);
}

static void JNICALL enter_and_wait(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("begun");
    enter_by_jni(jni, lock);
    release_point("entered");
    while (!notified)
        wait_by_jni(jni, lock, 0);
    (*jni)->MonitorExit(jni, lock);
}

static void say_state_after_handler(jthread thread, jint bit)
{
    struct timespec beginning = {0};
    while (!atomic_load(&slept) && wait_goes_on(&beginning))
        continue;
    say_state_with(thread, bit);
}

static void observe(JNIEnv *jni, jobject unused)
{
    bool contending = is_case("contending");
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    notified = contending;
    if (contending) {
        on(MonitorContendedEnter, contends);
        enter_by_jni(jni, lock);
    } else if (is_case("waiting")) {
        on(MonitorWait, waits);
    } else {
        on(MonitorWaited, waited);
    }
    jthread thread = start_agent_thread(jni, "thread", enter_and_wait, NULL);
    arrive_and_wait(contending ? "begun" : "entered");
    if (is_case("waiting"))
        say_state_after_handler(thread, JVMTI_THREAD_STATE_WAITING_INDEFINITELY);
    if (!contending)
        enter_by_jni(jni, lock); /* when the thread waits */
    notified = true;
    notify_all(jni, lock);
    if (!is_case("waiting"))
        say_state_after_handler(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    (*jni)->MonitorExit(jni, lock);
    await_end(thread);
    say("it has ended");
}

TEST(.probe = observe, .cases = LIST("contending", "waiting", "reacquiring"),
     .needs = {.can_generate_monitor_events = 1});
