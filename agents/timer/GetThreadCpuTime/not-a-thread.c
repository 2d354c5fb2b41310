/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadCpuTime returns INVALID_THREAD for an object that is not a thread.");

static void observe(JNIEnv *jni, jobject subject)
{
    jlong nanos;
    jobject string = (*jni)->NewStringUTF(jni, "no thread");
    SAY_CALL(GetThreadCpuTime, string, &nanos);
}

TEST(.probe = observe, .needs = {.can_get_thread_cpu_time = 1});
