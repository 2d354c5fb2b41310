/* SPDX-License-Identifier: Apache-2.0 */

/* A native thread that entered through JNI the monitors of two objects, one of which may have been
 * collected since. */
#ifndef ASSAY_THREAD_FORGOTTEN_MONITOR_H
#define ASSAY_THREAD_FORGOTTEN_MONITOR_H

#include "threads.h"
#include "monitors.h"

static jobject kept; /* the object that a global reference holds */
static int times_kept, no_objects;

/* Calls the function for the owner, and count_listed for each monitor. */
static void look(JNIEnv *jni, jthread owner);

static inline void count_listed(JNIEnv *jni, jobject monitor)
{
    times_kept += (*jni)->IsSameObject(jni, monitor, kept);
    no_objects += monitor == NULL || (*jni)->IsSameObject(jni, monitor, NULL);
}

static inline void say_listed(JNIEnv *jni, jthread owner)
{
    times_kept = no_objects = 0;
    look(jni, owner);
    say("the object that is held: %d, no objects: %d", times_kept, no_objects);
}

static inline void enter_and_forget(JNIEnv *jni)
{
    jobject local = (*jni)->NewIntArray(jni, 4);
    if (local == NULL || (*jni)->MonitorEnter(jni, local) != JNI_OK)
        broken("MonitorEnter failed");
    (*jni)->DeleteLocalRef(jni, local);
}

static inline void own(JNIEnv *jni, void *unused)
{
    kept = (*jni)->NewGlobalRef(jni, (*jni)->NewIntArray(jni, 4));
    enter_and_forget(jni);
    enter_by_jni(jni, kept);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    say_listed(jni, current_thread());
    arrive_and_wait("owning");
    (*jni)->MonitorExit(jni, kept);
    say_listed(jni, current_thread());
}

/* The probe of such a test. The thread that is detached gives up what it owns. */
static inline void own_unreachable(JNIEnv *jni, jobject unused)
{
    pthread_t owner = start_attached("owner", own, NULL);
    jint count = 0;
    jthread *threads = NULL;
    await_arrival("owning");
    must(GetAllThreads, &count, &threads);
    for (jint i = 0; i < readable(threads, count); i++)
        if (strcmp(thread_name(threads[i]), "owner") == 0)
            say_listed(jni, threads[i]);
    release(threads);
    release_point("owning");
    pthread_join(owner, NULL);
    must(ForceGarbageCollection);
    say("detached");
}

#endif
