/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "monitors.h"
#include "pending.h"
#include "../interruptible.h"

TITLE("MonitorWaited of an interrupted virtual thread reports that the wait did not time out.");

static jobject lock; /* global */

/* Of the two threads that wait there the first is interrupted. */
static bool is_first(JNIEnv *jni, jthread thread, jobject object)
{
    return (*jni)->IsSameObject(jni, object, lock) && strcmp(thread_name(thread), "thread") == 0;
}

static void JNICALL begun(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    if (is_first(jni, thread, object))
        say("MonitorWait %s, timeout %lld", on_current(jni, thread), (long long)timeout);
}

static void JNICALL over(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                         jboolean timed_out)
{
    /* That of the interrupt may be pending already. */
    jthrowable pending = set_aside(jni);
    if (is_first(jni, thread, object))
        say("MonitorWaited %s, timed out %s", on_current(jni, thread), truth(timed_out));
    put_back(jni, pending);
}

/* A thread may show that it waits before it gives up the monitor. */
static void act(JNIEnv *jni, jthread thread)
{
    enter_by_jni(jni, lock);
    (*jni)->MonitorExit(jni, lock);
    must(InterruptThread, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        lock = (*jni)->NewGlobalRef(
            jni, static_object_field(jni, find_class(jni, "virtual_thread/Interruptible"), "LOCK",
                                     "Ljava/lang/Object;"));
        on(MonitorWait, begun);
        on(MonitorWaited, over);
    }
    interruptible_probe(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interruptible", .probe = observe,
     .cases = LIST("waiting", "waiting-timed"),
     .needs = {.can_generate_monitor_events = 1, .can_signal_thread = 1});
