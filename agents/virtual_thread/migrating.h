/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Migrating, which move from carrier to carrier all the time. */
#ifndef ASSAY_VIRTUAL_THREAD_MIGRATING_H
#define ASSAY_VIRTUAL_THREAD_MIGRATING_H

#include <sched.h>
#include <stdatomic.h>

#include "turns.h"
#include "virtual.h"

#define MIGRATING "virtual_thread/Migrating"

/* One of the sixteen threads' tasks. */
static inline jobject migrating_task(JNIEnv *jni, int index)
{
    jobject all = static_object_field(jni, find_class(jni, MIGRATING), "ALL", "[L" MIGRATING ";");
    return (*jni)->GetObjectArrayElement(jni, all, index);
}

/* How often the first of the threads has computed a sum, for which all happens that is watched. */
static inline jint sums_of_first(JNIEnv *jni)
{
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("there is no room for local references");
    jfieldID sums = field_id(jni, find_class(jni, MIGRATING), "sums", "I");
    jint count = (*jni)->GetIntField(jni, migrating_task(jni, 0), sums);
    (*jni)->PopLocalFrame(jni, NULL);
    return count;
}

/* Waits until a thread has computed another value. */
static inline void await_turn(JNIEnv *jni)
{
    jclass klass = find_class(jni, MIGRATING);
    await_turns(jni, klass, 1);
    (*jni)->DeleteLocalRef(jni, klass);
}

static atomic_int on_wrong_thread; /* events of a thread that was not the current one */
static atomic_int events_posted;   /* events since they were last awaited */

/* With an exception pending, as it may be in its event, JNI cannot compare. */
static inline void count_event(JNIEnv *jni, jthread thread)
{
    jthread current = NULL;
    atomic_fetch_add(&events_posted, 1);
    if ((*jni)->ExceptionCheck(jni))
        return;
    must(GetCurrentThread, &current);
    if (!(*jni)->IsSameObject(jni, current, thread))
        atomic_fetch_add(&on_wrong_thread, 1);
    (*jni)->DeleteLocalRef(jni, current);
}

/* Enables and disables an event 25 times, globally or for one thread. */
static inline void toggle(JNIEnv *jni, int event, jthread thread)
{
    for (int i = 0; i < 25; i++) {
        must(SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, thread);
        await_turn(jni);
        must(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, thread);
        await_turn(jni);
    }
}

/* Enables the event once more, which the first of the threads then causes. */
static inline void say_posted(JNIEnv *jni, int event)
{
    await_turn(jni);
    atomic_store(&events_posted, 0);
    must(SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL);
    jint before = sums_of_first(jni);
    while (atomic_load(&events_posted) == 0 && sums_of_first(jni) - before < 100)
        sched_yield();
    must(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, NULL);
    say("it is still posted: %s", truth(atomic_load(&events_posted) > 0));
}

static inline void say_wrong_threads(void)
{
    say("events on another thread: %d", atomic_load(&on_wrong_thread));
}

#endif
