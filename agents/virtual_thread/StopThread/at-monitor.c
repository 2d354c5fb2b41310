/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"
#include "virtual.h"

TITLE("StopThread of the current virtual thread at a contended monitor or a wait throws in that thread.");

static jobject sent;

static void refused(JNIEnv *jni)
{
    jclass target = find_class(jni, "virtual_thread/StoppedAtMonitor");
    (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, "refused", "Z"),
                                  JNI_TRUE);
}

static void stop_once(JNIEnv *jni, jthread thread, jobject monitor)
{
    static atomic_bool stopped;
    if (monitor_name(jni, monitor) == NULL || atomic_exchange(&stopped, true))
        return;
    jvmtiError error = ti(StopThread, thread, sent);
    say("StopThread: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        refused(jni);
    release_point("stopped");
}

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor)
{
    stop_once(jni, thread, monitor);
}

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor, jlong ms)
{
    stop_once(jni, thread, monitor);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    if (asks_for_case(jni, subjects))
        return;
    know_monitor(jni, element(jni, subjects, 0), "the monitor");
    sent = (*jni)->NewGlobalRef(jni, element(jni, subjects, 1));
    if (is_case("enter"))
        on(MonitorContendedEnter, contended);
    else
        on(MonitorWait, waits);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StoppedAtMonitor", .probe = observe,
     .cases = LIST("enter", "wait"),
     .needs = {.can_generate_monitor_events = 1,
               .can_signal_thread = 1,
               .can_support_virtual_threads = 1});
