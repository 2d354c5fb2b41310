/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("No event of the start phase is posted before VMStart.");

static atomic_bool started;
static atomic_int early, later;

/* On another thread than that of VMStart an event of the start phase may overtake it. */
static _Thread_local int early_on_thread;

static void note(void)
{
    if (is_before_start())
        atomic_fetch_add(&early, 1);
    else if (atomic_load(&started))
        atomic_fetch_add(&later, 1);
    else
        early_on_thread++;
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

static void start(JNIEnv *jni)
{
    atomic_store(&started, true);
    say("before VMStart: %d", atomic_fetch_add(&early, early_on_thread) + early_on_thread);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("after it: %s", atomic_load(&later) > 0 ? "some" : "none");
    say("before it: %d", atomic_load(&early));
}

TEST(.load = load, .start = start, .probe = probe);
