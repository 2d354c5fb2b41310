/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadCpuTime returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong nanos;
    SAY_CALL(GetThreadCpuTime, thread, &nanos);
}

TEST(.target = "timer.NotAlive", .probe = observe, .needs = {.can_get_thread_cpu_time = 1});
