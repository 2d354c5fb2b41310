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

#endif
