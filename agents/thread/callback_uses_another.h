/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of monitor.CallbackUsesAnother, which contends for another monitor or a raw monitor in the
 * callback of its event, or waits there, as the case says. */
#ifndef ASSAY_THREAD_CALLBACK_USES_ANOTHER_H
#define ASSAY_THREAD_CALLBACK_USES_ANOTHER_H

#include "monitors.h"
#include "threads.h"

#define HANDLED_CASES LIST("contends", "contends-for-raw-monitor", "waits")

static jobject outer, inner; /* global */
static jrawMonitorID raw;

static inline bool contends(void)
{
    return is_case("contends") || is_case("contends-for-raw-monitor");
}

static inline void enter_inner(JNIEnv *jni)
{
    if (is_case("contends-for-raw-monitor"))
        must(RawMonitorEnter, raw);
    else
        enter_by_jni(jni, inner);
}

static inline void exit_inner(JNIEnv *jni)
{
    if (is_case("contends-for-raw-monitor"))
        must(RawMonitorExit, raw);
    else
        (*jni)->MonitorExit(jni, inner);
}

static inline void JNICALL own_inner(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    enter_inner(jni);
    arrive_and_wait("inner");
    exit_inner(jni);
}

/* The handler: uses the other monitor, the first time that the event is about the lock. */
static inline void use_inner(JNIEnv *jni, jobject object)
{
    static bool used;
    if (used || !(*jni)->IsSameObject(jni, object, outer))
        return;
    used = true;
    arrive_and_wait("in the handler");
    enter_inner(jni);
    if (is_case("waits"))
        wait_by_jni(jni, inner, 1);
    exit_inner(jni);
    no_exception(jni);
    release_point("handled");
}

static inline void prepare_locks(JNIEnv *jni, jobject locks)
{
    outer = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, locks, 0));
    inner = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, locks, 1));
    must(CreateRawMonitor, "inner", &raw);
    if (contends()) {
        start_agent_thread(jni, "owner", own_inner, NULL);
        await_arrival("inner");
    }
}

/* Waits until the thread contends for the monitor. Should it never, the next lines show it. */
static inline void await_contention(JNIEnv *jni, jthread thread, jobject wanted)
{
    struct timespec beginning = {0};
    bool contends;
    do {
        jobject monitor = NULL;
        must(GetCurrentContendedMonitor, thread, &monitor);
        contends = (*jni)->IsSameObject(jni, monitor, wanted);
        (*jni)->DeleteLocalRef(jni, monitor);
    } while (!contends && wait_goes_on(&beginning));
    give_others_time();
}

/* Lets the thread out of its handler, and says what it wants and owns when it is. */
static inline void say_after_the_handler(JNIEnv *jni, jthread thread)
{
    release_point("in the handler");
    if (is_case("contends"))
        await_contention(jni, thread, inner);
    /* What waits for a raw monitor cannot be seen. */
    for (int i = 0; i < 20 && is_case("contends-for-raw-monitor"); i++)
        give_others_time();
    release_point("inner");
    arrive_and_wait("handled");
    await_contention(jni, thread, outer);
    say_contending(jni, thread_name(thread), thread);
    say_owned_monitors(jni, thread_name(thread), thread);
}

#endif
