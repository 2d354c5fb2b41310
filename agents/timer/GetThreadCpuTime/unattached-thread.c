/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

TITLE("GetThreadCpuTime returns UNATTACHED_THREAD on a thread that is not attached.");

static void *observe(void *thread)
{
    jlong nanos;
    SAY_CALL(GetThreadCpuTime, thread, &nanos);
    return NULL;
}

static void probe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    pthread_t unattached;
    jobject global = (*jni)->NewGlobalRef(jni, self);
    if (pthread_create(&unattached, NULL, observe, global) != 0)
        broken("no thread");
    pthread_join(unattached, NULL);
    (*jni)->DeleteGlobalRef(jni, global);
}

TEST(.probe = probe, .needs = {.can_get_thread_cpu_time = 1});
