/* SPDX-License-Identifier: Apache-2.0 */

/* What MonitorWaited tells of the last thread of monitor.Retaining. */
#ifndef ASSAY_MONITOR_RETAINING_H
#define ASSAY_MONITOR_RETAINING_H

#include <stdatomic.h>

#include "assay.h"

static jobject lock; /* global */
static atomic_int waits, timeouts;

static inline void JNICALL count_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                        jboolean timed_out)
{
    if (!(*jni)->IsSameObject(jni, object, lock))
        return;
    atomic_fetch_add(&waits, 1);
    atomic_fetch_add(&timeouts, timed_out != JNI_FALSE);
}

static inline void retaining_probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        say("waits: %d, timed out: %d", atomic_load(&waits), atomic_load(&timeouts));
        return;
    }
    if (lock == NULL) {
        lock = (*jni)->NewGlobalRef(jni, subject);
        on(MonitorWaited, count_waited);
    }
    atomic_store(&waits, 0);
    atomic_store(&timeouts, 0);
}

#endif
