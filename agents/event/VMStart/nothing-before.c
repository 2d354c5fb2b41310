/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("No event of the start phase is posted before VMStart, and none later for what came before it.");

static atomic_bool started;
static atomic_int early, later, belated;
static bool was_prepared;

/* On another thread than that of VMStart an event of the start phase may overtake it; and on the same
 * one, in that phase, an older environment may cause it, which has VMStart first. */
static bool is_in_phase(void)
{
    if (is_before_start()) {
        atomic_fetch_add(&early, 1);
        return false;
    }
    atomic_fetch_add(&later, atomic_load(&started));
    return true;
}

/* JNI, which can be used in the start phase, needs it. */
static bool is_loaded_before(jclass klass)
{
    return strcmp(class_name(klass), "Ljava/lang/Class;") == 0;
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_in_phase() && is_loaded_before(klass))
        atomic_fetch_add(&belated, 1);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_in_phase() && is_loaded_before(klass) && atomic_load(&started) && was_prepared)
        atomic_fetch_add(&belated, 1);
}

static void JNICALL on_thread_event(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    is_in_phase();
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, loaded);
    on(ClassPrepare, prepared);
    on(ThreadStart, on_thread_event);
    on(ThreadEnd, on_thread_event);
}

static void start(JNIEnv *jni)
{
    jint status = 0;
    jclass object = find_class(jni, "java/lang/Object");
    must(GetClassStatus, (*jni)->GetObjectClass(jni, object), &status);
    was_prepared = (status & JVMTI_CLASS_STATUS_PREPARED) != 0;
    atomic_store(&started, true);
    say("before VMStart: %d", atomic_load(&early));
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("after it: %s", atomic_load(&later) > 0 ? "some" : "none");
    say("before it: %d", atomic_load(&early));
    say("of a class loaded before it: %d", atomic_load(&belated));
}

TEST(.load = load, .start = start, .probe = probe);
