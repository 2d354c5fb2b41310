/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual threads of virtual_thread.EndingThreads, which are about to end. */
#ifndef ASSAY_VIRTUAL_THREAD_COMING_H
#define ASSAY_VIRTUAL_THREAD_COMING_H

#include "virtual.h"

/* What is done with each of them. */
static void meet(jthread thread);

/* Returns whether there are any. */
static inline bool meet_all(JNIEnv *jni, jobjectArray threads)
{
    for (jsize i = 0; threads != NULL && i < (*jni)->GetArrayLength(jni, threads); i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        meet(thread);
        (*jni)->DeleteLocalRef(jni, thread);
    }
    return threads != NULL;
}

/* Whether a function that needs a live thread may give this error to one that may end. */
static inline bool is_fair(jvmtiError error)
{
    return error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_THREAD_NOT_ALIVE;
}

#endif
