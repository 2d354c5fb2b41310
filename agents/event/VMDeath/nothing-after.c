/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "environments.h"

TITLE("VMDeath is posted once, as the last event, while threads and classes are still accessible.");

static atomic_int deaths, before, after;

/* Whether on this thread VMDeath has come, or an event that was seen in the dead phase. What another
 * thread is reported until the callback of VMDeath has returned is no later event, and what it is
 * reported next may have happened before; what it is reported after that has not. */
static _Thread_local bool is_over;

static void note(void)
{
    jvmtiPhase phase = JVMTI_PHASE_LIVE;
    if (is_over)
        atomic_fetch_add(&after, 1);
    else
        atomic_fetch_add(&before, 1);
    is_over |= ti(GetPhase, &phase) == JVMTI_ERROR_NONE && phase == JVMTI_PHASE_DEAD;
}

static void JNICALL on_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    note();
}

static void JNICALL on_thread_event(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    note();
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, on_class);
    on(ClassPrepare, on_class);
    on(ThreadStart, on_thread_event);
    on(ThreadEnd, on_thread_event);
}

/* The target probes; the test needs only the events of the threads that it starts. */
static void probe(JNIEnv *jni, jobject thread)
{
}

static void death(JNIEnv *jni)
{
    jint count = 0;
    jthread *threads = NULL;
    jclass *classes = NULL;
    SAY_CALL(GetAllThreads, &count, &threads);
    SAY_CALL(GetLoadedClasses, &count, &classes);
    say_parsed(jni);
    atomic_fetch_add(&deaths, 1);
    is_over = true;
}

static void unload(JavaVM *vm)
{
    say("events before VMDeath: %s", atomic_load(&before) > 0 ? "some" : "none");
    say("VMDeath events: %d, events after it: %d", atomic_load(&deaths), atomic_load(&after));
}

TEST(.target = "event.StartingThread", .load = load, .probe = probe, .death = death,
     .unload = unload);
