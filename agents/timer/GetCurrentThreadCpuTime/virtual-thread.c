/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentThreadCpuTime answers on a virtual thread or returns UNSUPPORTED_OPERATION.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong nanos;
    SAY_CALL(GetCurrentThreadCpuTime, &nanos);
}

TEST(.target = "timer.Virtual", .probe = observe, .since = 21,
     .needs = {.can_get_current_thread_cpu_time = 1});
