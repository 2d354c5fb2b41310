/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "monitors.h"
#include "../migrating.h"

TITLE("MonitorContendedEnter can be enabled and disabled while virtual threads contend for monitors.");

static jthread first;              /* global */
static atomic_int enters, entries; /* events of the first of the threads */

static void count(JNIEnv *jni, jthread thread, atomic_int *events)
{
    count_event(jni, thread);
    if (first != NULL && !(*jni)->ExceptionCheck(jni) && (*jni)->IsSameObject(jni, thread, first))
        atomic_fetch_add(events, 1);
}

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    count(jni, thread, &enters);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    count(jni, thread, &entries);
}

static void prepare(JNIEnv *jni)
{
    assay_callbacks.MonitorContendedEnter = contended;
    assay_callbacks.MonitorContendedEntered = entered;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

/* Waits until the first of the threads has gone on, so that it has left what it was blocked at. */
static void await_way(JNIEnv *jni)
{
    jint before = sums_of_first(jni);
    while (sums_of_first(jni) == before)
        sched_yield();
}

/* Keeps the first of the threads from the monitor that it enters again and again. */
static void block_first(JNIEnv *jni)
{
    jclass klass = find_class(jni, MIGRATING);
    jobjectArray all = static_object_field(jni, klass, "ALL", "[L" MIGRATING ";");
    jobject lock = object_field(jni, (*jni)->GetObjectArrayElement(jni, all, 0), "lock",
                                "Ljava/lang/Object;");
    enter_by_jni(jni, lock);
    await_bits(first, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    for (int i = 0; i < 20; i++)
        give_others_time();
    await_bits(first, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    (*jni)->MonitorExit(jni, lock);
}

static void contend_once(JNIEnv *jni, jthread target)
{
    atomic_store(&enters, 0);
    atomic_store(&entries, 0);
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, target);
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, target);
    await_way(jni);
    block_first(jni);
    await_way(jni);
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, target);
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, target);
    say("%s: it wants: %s, it gets: %s", target == NULL ? "for all" : "for one",
        truth(atomic_load(&enters) > 0), truth(atomic_load(&entries) > 0));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        prepare(jni);
        return;
    }
    first = (*jni)->NewGlobalRef(jni, thread);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, NULL);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, NULL);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, thread);
    toggle(jni, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, thread);
    contend_once(jni, NULL);
    contend_once(jni, thread);
    say_wrong_threads();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .probe = observe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
