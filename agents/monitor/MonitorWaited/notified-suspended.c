/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "monitors.h"
#include "pending.h"
#include "threads.h"

TITLE("MonitorWaited reports no timeout for a timed wait that is notified or interrupted while suspended.");

static jobject lock; /* global */
static bool over;    /* guarded by it */
static atomic_int waits, timeouts;

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                           jboolean timed_out)
{
    /* That of an interrupt may be pending already. */
    jthrowable pending = set_aside(jni);
    if ((*jni)->IsSameObject(jni, monitor, lock)) {
        atomic_fetch_add(&waits, 1);
        atomic_fetch_add(&timeouts, timed_out != JNI_FALSE);
    }
    put_back(jni, pending);
}

static void JNICALL wait_for_an_hour(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jmethodID wait = method_id(jni, find_class(jni, "java/lang/Object"), "wait", "(J)V");
    enter_by_jni(jni, lock);
    release_point("entered");
    while (!over) {
        (*jni)->CallVoidMethod(jni, lock, wait, (jlong)3600000);
        (*jni)->ExceptionClear(jni);
    }
    (*jni)->MonitorExit(jni, lock);
}

static void observe(JNIEnv *jni, jobject unused)
{
    lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    on(MonitorWaited, waited);
    jthread waiter = start_agent_thread(jni, "waiter", wait_for_an_hour, NULL);
    arrive_and_wait("entered");
    enter_by_jni(jni, lock); /* when the thread waits */
    must(SuspendThread, waiter);
    over = true;
    if (is_case("interrupted"))
        interrupt_in_java(jni, waiter);
    else
        notify_all(jni, lock);
    (*jni)->MonitorExit(jni, lock);
    give_others_time();
    must(ResumeThread, waiter);
    await_end(waiter);
    say("MonitorWaited: %s", atomic_load(&waits) > 0 ? "some" : "none");
    say("timed out: %d", atomic_load(&timeouts));
}

TEST(.probe = observe, .cases = LIST("notified", "interrupted"),
     .needs = {.can_generate_monitor_events = 1, .can_suspend = 1});
