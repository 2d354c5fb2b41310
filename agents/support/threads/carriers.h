/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Carriers: the platform threads that run virtual ones, as far as the names of their classes show.
 *
 *     static void stop(JNIEnv *jni, jthread carrier)
 *     {
 *         ti(StopThread, carrier, sent);
 *     }
 *
 *     for_carriers(jni, stop);
 */
#ifndef ASSAY_CARRIERS_H
#define ASSAY_CARRIERS_H

#include "assay.h"

static inline bool is_carrier(JNIEnv *jni, jthread thread)
{
    return strstr(class_name((*jni)->GetObjectClass(jni, thread)), "Carrier") != NULL;
}

/* Calls the function for each of them. What carries virtual threads need be no platform thread: the test
 * is `inapplicable` where none is known. */
static inline void for_carriers(JNIEnv *jni, void (*act_on)(JNIEnv *jni, jthread carrier))
{
    jint count = 0, carriers = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++)
        if (is_carrier(jni, all[i])) {
            carriers++;
            act_on(jni, all[i]);
        }
    if (carriers == 0)
        inapplicable("no platform thread is known as a carrier");
    release(all);
}

/* Says for how many platform threads GetCurrentContendedMonitor gives the monitor of a virtual thread, and
 * how many calls gave no answer: they failed though the thread lives, or stored nothing. */
static inline void say_contending_platform_threads(JNIEnv *jni, jobject wanted)
{
    /* Nobody contends for this one, so that a null that is not stored shows. */
    jobject unwanted = find_class(jni, "assay/Agent");
    jthread *all = NULL;
    jint count = 0;
    int contend = 0, without = 0;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        jobject monitor = unwanted;
        jvmtiError error = ti(GetCurrentContendedMonitor, all[i], &monitor);
        if (error != JVMTI_ERROR_NONE) {
            without += error != JVMTI_ERROR_THREAD_NOT_ALIVE;
        } else if (monitor != NULL) {
            without += (*jni)->IsSameObject(jni, monitor, unwanted);
            contend += (*jni)->IsSameObject(jni, monitor, wanted);
        }
    }
    release(all);
    say("platform threads: %d, without an answer: %d", contend, without);
}

#endif
