/* SPDX-License-Identifier: Apache-2.0 */

/* Events that a test can cause at will: each fresh class is prepared once, by one thread. */
#ifndef EVENT_FRESH_H
#define EVENT_FRESH_H

#include <stdio.h>

#include "assay.h"

static inline bool is_fresh(jclass klass)
{
    return strncmp(class_name(klass), "Levent/Fresh$", strlen("Levent/Fresh$")) == 0;
}

/* A further environment with a name by which say_prepared calls it. */
static inline jvmtiEnv *named_environment(const char *name)
{
    jvmtiEnv *env = new_environment();
    must_in(env, SetEnvironmentLocalStorage, name);
    return env;
}

/* A callback for ClassPrepare: says the environment's name, the class and the thread. */
static inline void JNICALL say_prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    void *name = NULL;
    if (!is_fresh(klass))
        return;
    must_in(env, GetEnvironmentLocalStorage, &name);
    say("%s%s prepared on %s", name != NULL ? (const char *)name : "", class_name(klass),
        thread_name(thread));
}

static inline void JNICALL say_loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_fresh(klass))
        say("%s loaded on %s", class_name(klass), thread_name(thread));
}

/* Prepares the next fresh class on the current thread. The class is looked up once, since in
 * a handler FindClass uses the loader of the frame that the event found. */
static inline void prepare(JNIEnv *jni)
{
    static jclass fresh;
    if (fresh == NULL)
        fresh = (*jni)->NewGlobalRef(jni, find_class(jni, "event/Fresh"));
    (*jni)->CallStaticVoidMethod(jni, fresh, static_method_id(jni, fresh, "next", "()V"));
    no_exception(jni);
}

/* Lets a thread of event.Turns prepare the next fresh class for the nth time, and waits. */
static inline void prepare_on(const char *thread, int n)
{
    char point[40];
    snprintf(point, sizeof point, "%s%d", thread, n);
    release_point(point);
    snprintf(point, sizeof point, "%s%d did", thread, n);
    arrive_and_wait(point);
}

/* Classes A, B and C on the threads main, first and second of event.Turns, and so on. */
static inline void prepare_on_each(JNIEnv *jni, int n)
{
    prepare(jni);
    prepare_on("first", n);
    prepare_on("second", n);
}

static inline jthread thread_at(JNIEnv *jni, jobject threads, jsize index)
{
    return (*jni)->GetObjectArrayElement(jni, threads, index);
}

static inline void mode(jvmtiEnv *env, jvmtiEventMode mode, jthread thread)
{
    must_in(env, SetEventNotificationMode, mode, JVMTI_EVENT_CLASS_PREPARE, thread);
}

static inline void set_prepared(jvmtiEnv *env)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = say_prepared};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
}

#endif
