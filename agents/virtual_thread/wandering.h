/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Migrating, which move from carrier to carrier all the time. */
#ifndef ASSAY_VIRTUAL_THREAD_WANDERING_H
#define ASSAY_VIRTUAL_THREAD_WANDERING_H

#include <sched.h>
#include <stdatomic.h>

#include "virtual.h"

#define WANDERING "virtual_thread/Migrating"

/* Waits until a thread has computed another value. */
static inline void await_turn(JNIEnv *jni)
{
    jclass klass = find_class(jni, WANDERING);
    jfieldID turns = static_field_id(jni, klass, "turns", "I");
    jint before = (*jni)->GetStaticIntField(jni, klass, turns);
    while ((*jni)->GetStaticIntField(jni, klass, turns) == before)
        sched_yield();
    (*jni)->DeleteLocalRef(jni, klass);
}

static atomic_int strays; /* events of a thread that was not the current one */
static atomic_int came;   /* events since they were last awaited */

/* With an exception pending, as it may be in its event, JNI cannot compare. */
static inline void count_stray(JNIEnv *jni, jthread thread)
{
    jthread current = NULL;
    atomic_fetch_add(&came, 1);
    if ((*jni)->ExceptionCheck(jni))
        return;
    must(GetCurrentThread, &current);
    if (!(*jni)->IsSameObject(jni, current, thread))
        atomic_fetch_add(&strays, 1);
    (*jni)->DeleteLocalRef(jni, current);
}

enum { TIMES = 25 };

/* Enables and disables an event again and again, globally or for one thread. */
static inline void toggle(JNIEnv *jni, int event, jthread thread)
{
    for (int i = 0; i < TIMES; i++) {
        must(SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, thread);
        await_turn(jni);
        must(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, thread);
        await_turn(jni);
    }
}

/* How often the first of the threads has computed a sum, for which all happens that is watched. */
static inline jint ways_of_first(JNIEnv *jni)
{
    jclass klass = find_class(jni, WANDERING);
    jobjectArray all = static_object_field(jni, klass, "ALL", "[L" WANDERING ";");
    jobject first = (*jni)->GetObjectArrayElement(jni, all, 0);
    jint ways = (*jni)->GetIntField(jni, first, field_id(jni, klass, "ways", "I"));
    (*jni)->DeleteLocalRef(jni, first);
    (*jni)->DeleteLocalRef(jni, all);
    (*jni)->DeleteLocalRef(jni, klass);
    return ways;
}

/* Enables the event once more, which the first of the threads then causes. */
static inline void say_coming(JNIEnv *jni, int event)
{
    jint before;
    await_turn(jni);
    atomic_store(&came, 0);
    must(SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL);
    before = ways_of_first(jni);
    while (atomic_load(&came) == 0 && ways_of_first(jni) - before < 100)
        sched_yield();
    must(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, NULL);
    say("it still comes: %s", truth(atomic_load(&came) > 0));
}

static inline void say_strays(void)
{
    say("events on another thread: %d", atomic_load(&strays));
}

/* What a test does before the threads start, and while they move; the thread is one of them. */
static void prepare(JNIEnv *jni);
static void observe(JNIEnv *jni, jthread thread);

static inline void wandering_probe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        prepare(jni);
    else
        observe(jni, thread);
}

#define WANDERING_TEST(...)                                                                        \
    VIRTUAL_TEST(.target = "virtual_thread.Migrating", .probe = wandering_probe, __VA_ARGS__)

#endif
