/* SPDX-License-Identifier: Apache-2.0 */

/* How often a thread is in the list of all threads. */
#ifndef ASSAY_THREAD_LISTING_H
#define ASSAY_THREAD_LISTING_H

#include "assay.h"

static inline int times_listed(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jthread *threads = NULL;
    int times = 0;
    must(GetAllThreads, &count, &threads);
    for (jint i = 0; i < count; i++) {
        times += (*jni)->IsSameObject(jni, threads[i], thread) ? 1 : 0;
        (*jni)->DeleteLocalRef(jni, threads[i]);
    }
    release(threads);
    return times;
}

#endif
