/* SPDX-License-Identifier: Apache-2.0 */

/* A handler of the events of monitor.Delayed that waits and contends itself. A wake-up that the
 * thread owes to the Java monitor must survive that. */
#ifndef ASSAY_MONITOR_DELAYED_H
#define ASSAY_MONITOR_DELAYED_H

#include "../thread/workers.h"

static jobject lock;         /* global */
static jclass delayed_class; /* global */
static jfieldID delayed_entries;
static jrawMonitorID quiet, wanted;

/* Enables the event under test for the thread. */
static void enable(jthread thread);

static inline void JNICALL own_wanted(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, wanted);
    arrive_and_wait("wanted");
    linger();
    must(RawMonitorExit, wanted);
}

static inline void delay(JNIEnv *jni, jobject object)
{
    static bool delayed;
    if (delayed || !(*jni)->IsSameObject(jni, object, lock))
        return;
    delayed = true;
    say("the thread is in the handler");
    arrive_and_wait("in the handler");
    must(RawMonitorEnter, quiet);
    must(RawMonitorWait, quiet, 10);
    must(RawMonitorExit, quiet);
    await_arrival("wanted");
    release_point("wanted");
    must(RawMonitorEnter, wanted);
    must(RawMonitorExit, wanted);
    release_point("over");
}

/* Says once how many others have entered the lock, if that is the object. */
static inline void say_entries(JNIEnv *jni, jobject object)
{
    static bool said;
    if (said || !(*jni)->IsSameObject(jni, object, lock))
        return;
    said = true;
    say("others have entered: %d",
        (int)(*jni)->GetStaticIntField(jni, delayed_class, delayed_entries));
}

static inline void prepare_delay(JNIEnv *jni, jobject object)
{
    lock = (*jni)->NewGlobalRef(jni, object);
    delayed_class = (*jni)->NewGlobalRef(jni, find_class(jni, "monitor/Delayed"));
    delayed_entries = static_field_id(jni, delayed_class, "entries", "I");
    must(CreateRawMonitor, "quiet", &quiet);
    must(CreateRawMonitor, "wanted", &wanted);
    start_agent_thread(jni, "owner", own_wanted, NULL);
}

static inline void delayed_probe(JNIEnv *jni, jobject subject)
{
    if (lock == NULL)
        prepare_delay(jni, subject);
    else if (subject != NULL)
        enable(subject);
    else
        for (int i = 0; i < 20; i++)
            linger();
}

#define DELAYED_TEST(EVENT)                                                                        \
    TEST(.target = "monitor.Delayed", .args = LIST(EVENT), .probe = delayed_probe,                 \
         .needs = {.can_generate_monitor_events = 1})

#endif
